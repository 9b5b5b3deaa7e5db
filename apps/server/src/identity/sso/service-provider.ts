import { namespaces, postBinding } from './namespaces.ts';

/** This portal as one identity provider sees it. */
export interface ServiceProvider {
  readonly entityId: string;
  /** Where the provider's responses arrive: the assertion consumer service. */
  readonly acsUrl: string;
  readonly metadataUrl: string;
}

/** `publicUrl` is the portal's address without a trailing slash; it never comes from a request's headers. */
export function serviceProviderOf(publicUrl: string, identityProviderId: number): ServiceProvider {
  const metadataUrl = `${publicUrl}/aiparcelweb/saml2/service-provider-metadata/${identityProviderId}`;
  return {
    entityId: metadataUrl,
    acsUrl: `${publicUrl}/aiparcelweb/login/saml2/sso/${identityProviderId}`,
    metadataUrl,
  };
}

/** The metadata that the provider's administrator loads. */
export function serviceProviderXml(
  { entityId, acsUrl }: ServiceProvider,
  { certificate, requestsSigned }: { readonly certificate: string; readonly requestsSigned: boolean },
): string {
  const key = certificate.replaceAll(/-----[^-]+-----|\s/g, '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${namespaces.metadata}" entityID="${escaped(entityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="${requestsSigned}" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">
${keyDescriptor('signing', key)}
${keyDescriptor('encryption', key)}
    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>
    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified</md:NameIDFormat>
    <md:AssertionConsumerService Binding="${postBinding}" Location="${escaped(acsUrl)}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

const keyDescriptor = (use: 'signing' | 'encryption', key: string): string =>
  `    <md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="${namespaces.signature}"><ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the value of an attribute in XML or HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
