import { X509Certificate } from 'node:crypto';
import { createIdentityProvider, serviceProviderMetadata } from '@waybill/contract';
import {
  type Encryption,
  encryptAssertion,
  isSignedBy,
  newKeyPair,
  type ResponseContent,
  signXml,
} from '@waybill/testkit/identity-provider';
import { describe, expect, it } from 'vitest';
import { houseWithProvider } from './house-with-provider.ts';
import { SsoBrowser } from './sso-browser.ts';

const email = 'shipper@example.com';

describe('the keys of this portal', async () => {
  const { house, provider, admin } = await houseWithProvider();
  const added = async (name: string, requestsSigned: boolean): Promise<string> => {
    const { body } = await admin.call(createIdentityProvider, {
      body: { name, metadata: provider.metadata, requestsSigned },
    });
    expect(body.requestsSigned).toBe(requestsSigned);
    return String(body.id);
  };
  const idp = await added('Plain', false);
  const signing = await added('Signing', true);
  const metadataOf = async (id: string) => (await house.anyone.call(serviceProviderMetadata, { params: { id } })).text;
  const certificatesIn = (xml: string) =>
    [...xml.matchAll(/<ds:X509Certificate>([^<]+)</g)].map(([, base64 = '']) => {
      const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
      return certificate.toString();
    });
  const [certificate = ''] = certificatesIn(await metadataOf(idp));

  const errorOf = async (content: Partial<ResponseContent>) => {
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, email);
    const outcome = await browser.carry(provider.answer(request, { nameId: email, ...content }), relayState, idp);
    return outcome.get('error') ?? (outcome.get('token') === null ? 'nothing' : 'none');
  };
  const encryptedBy = (how: Partial<Encryption> = {}) => ({
    after: (xml: string) => encryptAssertion(xml, { certificate, ...how }),
  });

  it('stand in the metadata for signing and for encryption, and stay the same', async () => {
    const xml = await metadataOf(signing);
    expect(xml).toContain('AuthnRequestsSigned="true"');
    expect(await metadataOf(idp)).toContain('AuthnRequestsSigned="false"');
    expect(xml).toContain('<md:KeyDescriptor use="signing">');
    expect(xml).toContain('<md:KeyDescriptor use="encryption">');
    expect(certificatesIn(xml)).toEqual([certificate, certificate]);
    expect(xml).not.toContain('PRIVATE');
    expect(new X509Certificate(certificate).publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  });

  it('sign the requests to a provider that wants it, and to no other', async () => {
    const requestTo = async (id: string): Promise<string> => {
      const { page } = await new SsoBrowser(house).begin(id, email);
      const [, base64 = ''] = /name="SAMLRequest" value="([^"]+)"/.exec(page) ?? [];
      return Buffer.from(base64, 'base64').toString('utf8');
    };
    expect(await requestTo(idp)).not.toContain('Signature');
    const xml = await requestTo(signing);
    expect(xml).not.toContain('sha1');
    expect(isSignedBy(xml, certificate)).toBe(true);
    expect(isSignedBy(xml.replace(provider.address, 'http://127.0.0.1:1'), certificate)).toBe(false);
  });

  it.each<[string, Partial<Encryption>]>([
    ['AES in GCM', {}],
    ['AES in CBC', { cipher: 'aes-256-cbc' }],
  ])('read a signed assertion that is encrypted by %s', async (_, how) => {
    expect(await errorOf(encryptedBy(how))).toBe('none');
  });

  it('read one in a response that is signed whole after it was encrypted', async () => {
    const after = (xml: string) => {
      const id = / ID="([^"]+)"/.exec(xml)?.[1] ?? '';
      return signXml(encryptedBy().after(xml), id, { keys: provider.keys });
    };
    expect(await errorOf({ after })).toBe('none');
  });

  it('open nothing for somebody who encrypts but is not the provider', async () => {
    const foreign = await newKeyPair('somebody else');
    expect(await errorOf({ ...encryptedBy(), signsAssertion: false })).toBe('failed');
    expect(await errorOf({ ...encryptedBy(), keys: foreign })).toBe('failed');
    expect(await errorOf({ ...encryptedBy(), audience: 'https://elsewhere.example' })).toBe('failed');
    expect(await errorOf({ ...encryptedBy(), recipient: 'https://elsewhere.example' })).toBe('failed');
    expect(await errorOf(encryptedBy({ certificate: foreign.certificate }))).toBe('failed');
  });

  it('take no weak algorithms, in the open or hidden', async () => {
    expect(await errorOf(encryptedBy({ keyTransport: 'pkcs1' }))).toBe('failed');
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
    expect(await errorOf({ ...encryptedBy(), signatureAlgorithm: sha1 })).toBe('failed');
  });

  it('read one assertion, not one hidden beside another', async () => {
    const beside = (xml: string) => {
      const clear = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
      return encryptedBy().after(xml).replace('</samlp:Response>', `${clear}</samlp:Response>`);
    };
    expect(await errorOf({ after: beside })).toBe('failed');
    const nested = (xml: string) =>
      encryptedBy().after(
        xml.replace('</saml:Subject>', '</saml:Subject><saml:Advice><saml:Assertion/></saml:Advice>'),
      );
    expect(await errorOf({ after: nested })).toBe('failed');
  });
});
