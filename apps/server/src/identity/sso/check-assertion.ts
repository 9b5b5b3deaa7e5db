import { assertVersion, type Expected, issuerOf } from './check-response.ts';
import { namespaces } from './namespaces.ts';
import { childrenOf, holdsTextAlone, parseXml } from './parse-xml.ts';
import { clockSkewMilliseconds } from './saml-of.ts';
import { failed } from './sso-refusal.ts';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** An accepted assertion: its ID, and until when it could be replayed. */
export interface CheckedAssertion {
  readonly id: string;
  readonly until: Date;
}

/**
 * Checks what the library does not check in the signed assertion: issuer, recipient, the request it answers, and
 * validity.
 * @throws SsoRefusal
 */
export function checkAssertion(signedXml: string, expected: Expected, now: Date): CheckedAssertion {
  const assertion = parseXml(signedXml).documentElement;
  const id = assertion.getAttribute('ID');
  if (!id) throw failed('The assertion has no ID.');
  if (issuerOf(assertion) !== expected.issuer) throw failed('The assertion has another issuer.');
  assertVersion(assertion);
  assertSignedIn(assertion, now);
  const [subject, second] = childrenOf(assertion, namespaces.assertion, 'Subject');
  if (subject === undefined || second !== undefined) throw failed('The assertion must have one subject.');
  const [name, other] = childrenOf(subject, namespaces.assertion, 'NameID');
  if (name === undefined || other !== undefined || !holdsTextAlone(name))
    throw failed('The subject must have one name.');
  const ends = childrenOf(subject, namespaces.assertion, 'SubjectConfirmation').flatMap((confirmation) =>
    confirmedUntil(confirmation, expected, now),
  );
  if (ends.length === 0) throw failed('The subject is not confirmed for this portal, this request and this moment.');
  return { id, until: new Date(Math.max(...ends) + clockSkewMilliseconds) };
}

/** The provider says that the user signed in there, and has not signed them out since. */
function assertSignedIn(assertion: Element, now: Date): void {
  const statements = childrenOf(assertion, namespaces.assertion, 'AuthnStatement');
  if (statements.length === 0) throw failed('The assertion does not say that the user signed in.');
  for (const statement of statements) {
    const end = statement.getAttribute('SessionNotOnOrAfter');
    if (end && !isAhead(Date.parse(end), now)) throw failed('The session at the identity provider has ended.');
  }
}

const isAhead = (end: number, now: Date): boolean => now.getTime() - clockSkewMilliseconds < end;

/** The end of a confirmation that is valid for this portal, this request and this moment; otherwise undefined. */
function confirmedUntil(confirmation: Element, { acsUrl, requestId }: Expected, now: Date): number[] {
  const [data] = childrenOf(confirmation, namespaces.assertion, 'SubjectConfirmationData');
  if (data === undefined || confirmation.getAttribute('Method') !== bearer) return [];
  if (data.getAttribute('Recipient') !== acsUrl || data.getAttribute('InResponseTo') !== requestId) return [];
  const end = Date.parse(data.getAttribute('NotOnOrAfter') ?? '');
  return isAhead(end, now) ? [end] : [];
}
