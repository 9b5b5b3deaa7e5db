import { type IdentityProviderFields, identityProviderFields } from '@waybill/contract';
import { badRequest } from '../../platform/problems.ts';
import { pemOf } from './certificate.ts';
import { namespaces, postBinding } from './namespaces.ts';
import { childrenOf, parseXml, UnsafeXml } from './parse-xml.ts';

const commentStart = '<!--';
const commentEnd = '-->';

/** What an identity provider's metadata contains. Throws ProblemError (400) naming what is missing. */
export function readMetadata(metadata: string): IdentityProviderFields {
  const descriptor = providerIn(rootOf(metadata));
  const [role] = childrenOf(descriptor, namespaces.metadata, 'IDPSSODescriptor');
  if (role === undefined) throw notFit('It does not describe an identity provider.');
  const service = childrenOf(role, namespaces.metadata, 'SingleSignOnService').find(
    (each) => each.getAttribute('Binding') === postBinding,
  );
  if (service === undefined) throw notFit('The provider has no sign-in address with the HTTP-POST binding.');
  const fields = identityProviderFields.safeParse({
    entityId: descriptor.getAttribute('entityID') ?? '',
    signInUrl: service.getAttribute('Location') ?? '',
    certificates: signingCertificates(role),
  });
  if (!fields.success) throw notFit(fields.error.issues.map(({ message }) => message).join('; '));
  return { ...fields.data, certificates: fields.data.certificates.map(pemOf) };
}

function rootOf(metadata: string): Element {
  try {
    return parseXml(withoutComments(metadata)).documentElement;
  } catch (error) {
    if (error instanceof UnsafeXml) throw notFit(error.message);
    throw error;
  }
}

/** Comments are permitted in a file from an administrator. One that does not end stays, and is refused as it is. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(commentStart, from);
    const end = start < 0 ? -1 : text.indexOf(commentEnd, start + commentStart.length);
    if (end < 0) return [...kept, text.slice(from)].join('');
    kept.push(text.slice(from, start));
    from = end + commentEnd.length;
  }
}

/** The root itself, or the one identity provider in a list of descriptors. */
function providerIn(root: Element): Element {
  if (root.namespaceURI !== namespaces.metadata) throw notFit('It is not SAML 2.0 metadata.');
  if (root.localName === 'EntityDescriptor') return root;
  const providers = childrenOf(root, namespaces.metadata, 'EntityDescriptor').filter(
    (each) => childrenOf(each, namespaces.metadata, 'IDPSSODescriptor').length > 0,
  );
  const [provider] = providers;
  if (provider === undefined || providers.length > 1) {
    throw notFit(`It describes ${providers.length} identity providers instead of one.`);
  }
  return provider;
}

function signingCertificates(role: Element): readonly string[] {
  const keys = childrenOf(role, namespaces.metadata, 'KeyDescriptor').filter(
    (key) => (key.getAttribute('use') || 'signing') === 'signing',
  );
  const texts = keys.flatMap((key) => {
    const found = key.getElementsByTagNameNS(namespaces.signature, 'X509Certificate');
    return Array.from({ length: found.length }, (_, index) => found.item(index)?.textContent?.trim() ?? '');
  });
  return [...new Set(texts)];
}

const notFit = (reason: string) =>
  badRequest(`The metadata cannot be used: ${reason}`, [{ field: 'metadata', message: reason }]);
