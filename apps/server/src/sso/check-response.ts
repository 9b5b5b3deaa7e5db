import { namespaces } from './namespaces.ts';
import { childrenOf, parseXml, UnsafeXml } from './parse-xml.ts';
import { failed } from './sso-refusal.ts';

/** What an answer must say to be ours. */
export interface Expected {
  readonly issuer: string;
  readonly acsUrl: string;
  readonly requestId: string;
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

const digest = 'http://www.w3.org/2001/04/xmlenc#';
const moreSignatures = 'http://www.w3.org/2001/04/xmldsig-more#';
const allowedAlgorithms: ReadonlySet<string> = new Set([
  `${moreSignatures}rsa-sha256`,
  `${moreSignatures}rsa-sha384`,
  `${moreSignatures}rsa-sha512`,
  `${digest}sha256`,
  `${moreSignatures}sha384`,
  `${digest}sha512`,
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
]);

/**
 * Checks what the library does not look at, before it looks at anything: form, addressee, sender, status, algorithms,
 * and that there is one assertion and no second thing by the same name or ID anywhere.
 * @throws SsoRefusal
 */
export function checkResponse(samlResponse: string, expected: Expected): void {
  if (!base64.test(samlResponse)) throw failed('The answer is not in base64.');
  const response = parsed(Buffer.from(samlResponse, 'base64').toString('utf8'));
  if (response.namespaceURI !== namespaces.protocol || response.localName !== 'Response') {
    throw failed('The answer is not a SAML response.');
  }
  if (response.getAttribute('Destination') !== expected.acsUrl) throw failed('The response has another destination.');
  if (issuerOf(response) !== expected.issuer) throw failed('The response has another issuer.');
  assertSuccess(response);
  assertOneAssertion(response);
  assertAlgorithms(response);
}

function parsed(xml: string): Element {
  try {
    return parseXml(xml).documentElement;
  } catch (error) {
    if (error instanceof UnsafeXml) throw failed(error.message);
    throw error;
  }
}

/** The one issuer that stands right below a response or an assertion. */
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

function assertOneAssertion(response: Element): void {
  const all = everyElement(response);
  const named = (name: string) => all.filter(({ localName }) => localName === name).length;
  if (childrenOf(response, namespaces.assertion, 'Assertion').length !== 1 || named('Assertion') !== 1) {
    throw failed('The response must hold exactly one assertion, in clear.');
  }
  if (named('Response') > 0) throw failed('The response holds another response.');
  const ids = [response, ...all].flatMap((each) => ['ID', 'Id', 'id'].flatMap((name) => each.getAttribute(name) || []));
  if (new Set(ids).size !== ids.length) throw failed('An ID stands twice in the response.');
}

function assertAlgorithms(response: Element): void {
  for (const element of everyElement(response)) {
    const algorithm = element.getAttribute('Algorithm');
    if (algorithm && !allowedAlgorithms.has(algorithm)) throw failed(`The algorithm ${algorithm} is not accepted.`);
  }
}

function everyElement(root: Element): readonly Element[] {
  const found = root.getElementsByTagName('*');
  return Array.from({ length: found.length }, (_, index) => found.item(index)).filter((each) => each !== null);
}
