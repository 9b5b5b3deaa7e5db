import { constants, createCipheriv, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** For whom, and how. */
export interface Encryption {
  /** PEM */
  readonly certificate: string;
  readonly cipher?: 'aes-256-gcm' | 'aes-256-cbc';
  readonly keyTransport?: 'oaep' | 'pkcs1';
}

const encryption = 'http://www.w3.org/2001/04/xmlenc#';
const ciphers = {
  'aes-256-gcm': 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'aes-256-cbc': `${encryption}aes256-cbc`,
} as const;
const transports = {
  oaep: { algorithm: `${encryption}rsa-oaep-mgf1p`, padding: constants.RSA_PKCS1_OAEP_PADDING },
  pkcs1: { algorithm: `${encryption}rsa-1_5`, padding: constants.RSA_PKCS1_PADDING },
} as const;

const assertionEnd = '</saml:Assertion>';

/** Encrypts the assertion of a response, whose namespaces it then declares itself. */
export function encryptAssertion(response: string, how: Encryption): string {
  const start = response.indexOf('<saml:Assertion');
  const end = response.lastIndexOf(assertionEnd) + assertionEnd.length;
  return `${response.slice(0, start)}${encrypted(response.slice(start, end), how)}${response.slice(end)}`;
}

function encrypted(assertion: string, { certificate, cipher = 'aes-256-gcm', keyTransport = 'oaep' }: Encryption) {
  const whole = assertion.includes('xmlns:saml=')
    ? assertion
    : assertion.replace('<saml:Assertion', '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"');
  const key = randomBytes(32);
  const { algorithm, padding } = transports[keyTransport];
  const wrapped = publicEncrypt({ key: new X509Certificate(certificate).publicKey, padding }, key);
  return [
    '<saml:EncryptedAssertion>',
    `<xenc:EncryptedData xmlns:xenc="${encryption}" Type="${encryption}Element">`,
    `<xenc:EncryptionMethod Algorithm="${ciphers[cipher]}"/>`,
    '<KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>',
    `<xenc:EncryptionMethod Algorithm="${algorithm}"/>`,
    `<xenc:CipherData><xenc:CipherValue>${wrapped.toString('base64')}</xenc:CipherValue></xenc:CipherData>`,
    '</xenc:EncryptedKey></KeyInfo>',
    `<xenc:CipherData><xenc:CipherValue>${sealed(whole, key, cipher)}</xenc:CipherValue></xenc:CipherData>`,
    '</xenc:EncryptedData></saml:EncryptedAssertion>',
  ].join('');
}

function sealed(text: string, key: Buffer, cipher: 'aes-256-gcm' | 'aes-256-cbc'): string {
  if (cipher === 'aes-256-gcm') {
    const start = randomBytes(12);
    const sealing = createCipheriv(cipher, key, start);
    return Buffer.concat([start, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
      'base64',
    );
  }
  const start = randomBytes(16);
  const sealing = createCipheriv(cipher, key, start);
  return Buffer.concat([start, sealing.update(text, 'utf8'), sealing.final()]).toString('base64');
}
