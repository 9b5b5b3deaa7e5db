import { promisify } from 'node:util';
import { decrypt } from 'xml-encryption';
import { assertAlgorithms, signatureAlgorithms } from './algorithms.ts';
import { namespaces } from './namespaces.ts';
import { assertIdsOnce, everyElement, parseXml, UnsafeXml } from './parse-xml.ts';
import { failed } from './sso-refusal.ts';

/**
 * Checks in an encrypted assertion what would be checked in a plain one, before the library decrypts and verifies it:
 * one assertion, no duplicate IDs, accepted algorithms.
 * @throws SsoRefusal, without saying why decryption failed, because that would help an attacker.
 */
export async function checkDecrypted(encryptedAssertion: string, privateKey: string): Promise<void> {
  const xml = await promisify(decrypt)(encryptedAssertion, { key: privateKey }).catch(() => {
    throw failed('The assertion could not be decrypted.');
  });
  const assertion = parsed(xml);
  const isAssertion = assertion.namespaceURI === namespaces.assertion && assertion.localName === 'Assertion';
  const all = everyElement(assertion);
  if (!isAssertion || all.some(({ localName }) => localName === 'Assertion' || localName?.startsWith('Encrypted'))) {
    throw failed('What is encrypted must be exactly one assertion.');
  }
  assertIdsOnce([assertion, ...all]);
  assertAlgorithms(all, signatureAlgorithms);
}

function parsed(xml: string): Element {
  try {
    return parseXml(xml).documentElement;
  } catch (error) {
    if (error instanceof UnsafeXml) throw failed(error.message);
    throw error;
  }
}
