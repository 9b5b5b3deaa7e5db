import { assertAlgorithms, encryptionAlgorithms, signatureAlgorithms } from './algorithms.ts';
import { namespaces } from './namespaces.ts';
import { assertIdsOnce, childrenOf, everyElement, parseXml, UnsafeXml } from './parse-xml.ts';
import { failed } from './sso-refusal.ts';

/** What a response must contain to be accepted. */
export interface Expected {
  readonly issuer: string;
  readonly acsUrl: string;
  readonly requestId: string;
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Checks what the library does not, before calling it: form, addressee, sender, status, algorithms, and that there is
 * exactly one assertion and no duplicate ID. Returns the assertion as XML if it is encrypted.
 * @throws SsoRefusal
 */
export function checkResponse(samlResponse: string, expected: Expected): string | undefined {
  if (!base64.test(samlResponse.replaceAll(/\s+/g, ''))) throw failed('The answer is not in base64.');
  const response = parsed(Buffer.from(samlResponse, 'base64').toString('utf8'));
  if (response.namespaceURI !== namespaces.protocol || response.localName !== 'Response') {
    throw failed('The answer is not a SAML response.');
  }
  assertVersion(response);
  if (response.getAttribute('Destination') !== expected.acsUrl) throw failed('The response has another destination.');
  if (issuerOf(response) !== expected.issuer) throw failed('The response has another issuer.');
  assertSuccess(response);
  const encrypted = assertOneAssertion(response);
  assertAcceptedAlgorithms(response, encrypted);
  return encrypted?.toString();
}

function parsed(xml: string): Element {
  try {
    return parseXml(xml).documentElement;
  } catch (error) {
    if (error instanceof UnsafeXml) throw failed(error.message);
    throw error;
  }
}

/** @throws SsoRefusal for anything but SAML 2.0, the only version whose rules are checked here. */
export function assertVersion(element: Element): void {
  if (element.getAttribute('Version') !== '2.0') throw failed('It is of another version than SAML 2.0.');
}

/** The one issuer directly below a response or an assertion. */
export function issuerOf(element: Element): string | undefined {
  const [issuer, second] = childrenOf(element, namespaces.assertion, 'Issuer');
  return second === undefined ? issuer?.textContent?.trim() : undefined;
}

function assertSuccess(response: Element): void {
  const [status, second] = childrenOf(response, namespaces.protocol, 'Status');
  const codes = status === undefined ? [] : childrenOf(status, namespaces.protocol, 'StatusCode');
  if (second !== undefined || codes.length !== 1 || codes[0]?.getAttribute('Value') !== success) {
    throw failed('The identity provider did not sign the user in.');
  }
}

/** Returns the encrypted assertion where it is not in clear. */
function assertOneAssertion(response: Element): Element | undefined {
  const all = everyElement(response);
  const named = (name: string) => all.filter(({ localName }) => localName === name).length;
  const clear = childrenOf(response, namespaces.assertion, 'Assertion');
  const encrypted = childrenOf(response, namespaces.assertion, 'EncryptedAssertion');
  const isOne = clear.length + encrypted.length === 1 && named('Assertion') + named('EncryptedAssertion') === 1;
  if (!isOne) throw failed('The response must hold exactly one assertion.');
  if (named('Response') > 0) throw failed('The response holds another response.');
  assertIdsOnce([response, ...all]);
  return encrypted[0];
}

/** Encryption algorithms are permitted only inside the encrypted assertion. */
function assertAcceptedAlgorithms(response: Element, encrypted: Element | undefined): void {
  const hidden = encrypted === undefined ? [] : everyElement(encrypted);
  const others = everyElement(response).filter((element) => !hidden.includes(element));
  assertAlgorithms(others, signatureAlgorithms);
  assertAlgorithms(hidden, encryptionAlgorithms);
}
