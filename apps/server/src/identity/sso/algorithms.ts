import { failed } from './sso-refusal.ts';

const encryption = 'http://www.w3.org/2001/04/xmlenc#';
const encryption11 = 'http://www.w3.org/2009/xmlenc11#';
const moreSignatures = 'http://www.w3.org/2001/04/xmldsig-more#';
const signatures = 'http://www.w3.org/2000/09/xmldsig#';

/** For signatures: nothing based on SHA-1. */
export const signatureAlgorithms: ReadonlySet<string> = new Set([
  `${moreSignatures}rsa-sha256`,
  `${moreSignatures}rsa-sha384`,
  `${moreSignatures}rsa-sha512`,
  `${encryption}sha256`,
  `${moreSignatures}sha384`,
  `${encryption}sha512`,
  `${signatures}enveloped-signature`,
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
]);

/** For encrypted assertions: AES with a key wrapped by OAEP, which may use SHA-1; no PKCS 1.5. */
export const encryptionAlgorithms: ReadonlySet<string> = new Set([
  `${encryption}aes128-cbc`,
  `${encryption}aes256-cbc`,
  `${encryption11}aes128-gcm`,
  `${encryption11}aes256-gcm`,
  `${encryption}rsa-oaep-mgf1p`,
  `${encryption11}rsa-oaep`,
]);

/** The digest of OAEP; its strength does not depend on the digest. */
const oaepDigests: ReadonlySet<string> = new Set([`${signatures}sha1`, `${encryption}sha256`, `${encryption}sha512`]);

/** @throws SsoRefusal for an element that names an algorithm beyond these. */
export function assertAlgorithms(elements: readonly Element[], allowed: ReadonlySet<string>): void {
  for (const element of elements) {
    const algorithm = element.getAttribute('Algorithm');
    if (!algorithm || allowed.has(algorithm)) continue;
    const isOfOaep = element.localName === 'DigestMethod' && parentName(element) === 'EncryptionMethod';
    if (!isOfOaep || !oaepDigests.has(algorithm)) throw failed(`The algorithm ${algorithm} is not accepted.`);
  }
}

function parentName({ parentNode }: Element): string | null {
  return parentNode !== null && 'localName' in parentNode ? String(parentNode.localName) : null;
}
