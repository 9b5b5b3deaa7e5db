export { type Encryption, encryptAssertion } from './encrypt-assertion.ts';
export { IdentityProvider, readSamlRequest } from './identity-provider.ts';
export { type KeyPair, newKeyPair } from './key-pair.ts';
export { type IdTokenContent, OpenIdProvider, type OpenIdRequest, readOpenIdRequest } from './openid-provider.ts';
export type { ResponseContent, SamlRequest } from './saml-response.ts';
export { signXml } from './sign-xml.ts';
export { isSignedBy } from './verify-xml.ts';
