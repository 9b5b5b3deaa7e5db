/** The names that SAML 2.0 gives to its parts. */
export const namespaces = {
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

export const postBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
