import {
  createIdentityProvider,
  deleteIdentityProvider,
  listIdentityProviders,
  readIdentityProviderMetadata,
  serviceProviderMetadata,
  updateIdentityProvider,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { newKeyPair } from '@waybill/testkit/identity-provider';
import { afterAll, describe, expect, it } from 'vitest';

const { certificate: cert } = await newKeyPair('idp.example');
const weak = await newKeyPair('weak.example', 1024);
const base64Of = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

const metadata = (key = base64Of(cert)) => `<?xml version="1.0"?>
<!-- made by hand -->
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example/saml">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
      <X509Certificate>${key}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
    <KeyDescriptor use="encryption"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
      <X509Certificate>not for signing</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/redirect"/>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/post"/>
  </IDPSSODescriptor>
</EntityDescriptor>`;

const fields = { entityId: 'https://idp.example/saml', signInUrl: 'https://idp.example/post', certificates: [cert] };

describe('identity providers', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');

  it('are added by their metadata, which names address, entity and signing certificates', async () => {
    const { status, body } = await admin.call(createIdentityProvider, {
      body: { name: 'By metadata', metadata: metadata() },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'By metadata',
      entityId: 'https://idp.example/saml',
      signInUrl: 'https://idp.example/post',
      certificates: [{ subject: 'CN=idp.example', fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}/) }],
      matchBy: 'email',
      newUserRole: null,
      enabled: true,
      serviceProvider: { acsUrl: `${house.address}/aiparcelweb/login/saml2/sso/${body.id}` },
    });
  });

  it('tell what their metadata says before they are saved', async () => {
    const { body } = await admin.call(readIdentityProviderMetadata, { body: { metadata: metadata() } });
    expect(body).toMatchObject({ entityId: fields.entityId, signInUrl: fields.signInUrl });
  });

  it('are changed and deleted, and the audit log tells both', async () => {
    const made = await admin.call(createIdentityProvider, { body: { name: 'Short-lived', ...fields } });
    const params = { id: String(made.body.id) };
    const changed = await admin.call(updateIdentityProvider, {
      params,
      body: { name: 'Renamed', ...fields, emailDomains: ['Example.COM'], newUserRole: 'ROLE_GUEST' },
    });
    expect(changed.body).toMatchObject({ name: 'Renamed', emailDomains: ['example.com'], newUserRole: 'ROLE_GUEST' });
    expect((await admin.call(deleteIdentityProvider, { params })).status).toBe(200);
    expect((await admin.call(deleteIdentityProvider, { params })).status).toBe(404);
    const log = await house.settings.selectFrom('audit_log').select('action').orderBy('id').execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['identity_provider.create', 'identity_provider.update', 'identity_provider.delete']),
    );
  });

  it.each([
    ['metadata that is no XML', { metadata: 'hello' }, 'metadata'],
    ['metadata with an entity', { metadata: `<!DOCTYPE a [<!ENTITY b "c">]>${metadata()}` }, 'metadata'],
    ['metadata of no identity provider', { metadata: metadata().replaceAll('IDPSSO', 'SPSSO') }, 'metadata'],
    ['metadata without an address to post to', { metadata: metadata().replace('HTTP-POST', 'SOAP') }, 'metadata'],
    ['a certificate that is none', { ...fields, certificates: ['hello'] }, 'certificates'],
    ['a certificate with a short key', { ...fields, certificates: [weak.certificate] }, 'certificates'],
    ['no certificate', { entityId: fields.entityId, signInUrl: fields.signInUrl }, 'certificates'],
    ['an address without TLS', { ...fields, signInUrl: 'http://idp.example/post' }, 'signInUrl'],
    ['an address that is none', { ...fields, signInUrl: '' }, 'signInUrl'],
    ['an address that is a script', { ...fields, signInUrl: 'javascript:alert(1)' }, 'signInUrl'],
    ['an unknown role', { ...fields, emailDomains: ['a.example'], newUserRole: 'ROLE_KING' }, 'newUserRole'],
    ['accounts for everybody', { ...fields, newUserRole: 'ROLE_GUEST' }, 'emailDomains'],
    ['a name that is taken', { ...fields, name: 'By metadata' }, 'name'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const { status, body } = await admin.call(createIdentityProvider, { body: { name: 'Wrong', ...wrong } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field: expect.stringContaining(field) })]),
    });
  });

  it('belong to their tenant alone', async () => {
    const { body: mine } = await admin.call(createIdentityProvider, { body: { name: 'Mine', ...fields } });
    const other = await house.as(neighbour.login, neighbour.tenant);
    expect((await other.call(listIdentityProviders)).body).toEqual([]);
    const params = { id: String(mine.id) };
    expect((await other.call(updateIdentityProvider, { params, body: { name: 'X', ...fields } })).status).toBe(404);
    expect((await other.call(deleteIdentityProvider, { params })).status).toBe(404);
    expect((await admin.call(listIdentityProviders)).body.map(({ name }) => name)).toContain('Mine');
  });

  it('get the portal’s metadata as XML, whatever host a request names', async () => {
    const { status, text, headers } = await house.anyone.call(serviceProviderMetadata, {
      params: { id: '7' },
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/samlmetadata+xml');
    expect(text).toContain(`Location="${house.address}/aiparcelweb/login/saml2/sso/7"`);
    expect(text).not.toContain('evil.example');
  });

  it('are for internal users alone: who has one can be anybody', async () => {
    const body = { name: 'Riser', ...fields, emailDomains: ['a.example'], newUserRole: 'ROLE_ADMIN' };
    await house.settings.updateTable('user_account').set({ internal: false }).where('login', '=', 'admin').execute();
    expect((await admin.call(listIdentityProviders)).status).toBe(403);
    expect((await admin.call(createIdentityProvider, { body })).status).toBe(403);
  });
});
