import { randomUUID } from 'node:crypto';
import type { KeyPair } from './key-pair.ts';
import { signXml } from './sign-xml.ts';

/** What a portal asked for. */
export interface SamlRequest {
  readonly id: string;
  readonly issuer: string;
  readonly acsUrl: string;
}

/**
 * The contents of a response; everything but the user defaults to the value that a portal expects. `null` leaves a part
 * out.
 */
export interface ResponseContent {
  readonly nameId: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly issuer?: string;
  readonly responseIssuer?: string;
  readonly destination?: string | null;
  readonly recipient?: string | null;
  readonly inResponseTo?: string | null;
  readonly confirmedInResponseTo?: string | null;
  readonly method?: string;
  readonly audience?: string;
  readonly status?: string;
  readonly confirmedUntil?: Date | null;
  readonly until?: Date;
  readonly from?: Date;
  readonly issuedAt?: Date;
  readonly assertionId?: string;
  readonly authenticated?: boolean;
  readonly signsAssertion?: boolean;
  readonly signsResponse?: boolean;
  readonly keys?: KeyPair;
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
  /** Changes the XML before it is signed. */
  readonly before?: (xml: string) => string;
  /** Changes the XML after it is signed, as somebody on the way would. */
  readonly after?: (xml: string) => string;
}

const minute = 60_000;

/** The answer of an identity provider as XML, signed with real signatures. */
export function samlResponse(
  request: SamlRequest,
  content: ResponseContent,
  provider: { readonly entityId: string; readonly keys: KeyPair },
): string {
  const { signsAssertion = true, signsResponse = false, keys = provider.keys, before, after } = content;
  const { signatureAlgorithm, digestAlgorithm } = content;
  const assertionId = content.assertionId ?? `_${randomUUID()}`;
  const responseId = `_${randomUUID()}`;
  const signing = {
    keys,
    ...(signatureAlgorithm ? { signatureAlgorithm } : {}),
    ...(digestAlgorithm ? { digestAlgorithm } : {}),
  };
  const plain = xmlOf(request, content, provider.entityId, responseId, assertionId);
  const changed = before?.(plain) ?? plain;
  const inner = signsAssertion ? signXml(changed, assertionId, signing) : changed;
  const signed = signsResponse ? signXml(inner, responseId, signing) : inner;
  return after?.(signed) ?? signed;
}

function xmlOf(
  request: SamlRequest,
  content: ResponseContent,
  entityId: string,
  responseId: string,
  assertionId: string,
): string {
  const now = Date.now();
  const issuedAt = (content.issuedAt ?? new Date(now)).toISOString();
  const end = (content.until ?? new Date(now + 5 * minute)).toISOString();
  const confirmedUntil = content.confirmedUntil === undefined ? new Date(now + 5 * minute) : content.confirmedUntil;
  const attributes = Object.entries(content.attributes ?? {}).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`,
    ` ID="${responseId}" Version="2.0" IssueInstant="${issuedAt}"`,
    given('Destination', content.destination, request.acsUrl),
    given('InResponseTo', content.inResponseTo, request.id),
    `><saml:Issuer>${content.responseIssuer ?? content.issuer ?? entityId}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="${content.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success'}"/></samlp:Status>`,
    `<saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${issuedAt}">`,
    `<saml:Issuer>${content.issuer ?? entityId}</saml:Issuer>`,
    `<saml:Subject><saml:NameID>${content.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${content.method ?? 'urn:oasis:names:tc:SAML:2.0:cm:bearer'}">`,
    '<saml:SubjectConfirmationData',
    given('Recipient', content.recipient, request.acsUrl),
    given('InResponseTo', content.confirmedInResponseTo, request.id),
    confirmedUntil === null ? '' : ` NotOnOrAfter="${confirmedUntil.toISOString()}"`,
    '/></saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${(content.from ?? new Date(now - minute)).toISOString()}" NotOnOrAfter="${end}">`,
    `<saml:AudienceRestriction><saml:Audience>${content.audience ?? request.issuer}</saml:Audience></saml:AudienceRestriction>`,
    '</saml:Conditions>',
    content.authenticated === false ? '' : `<saml:AuthnStatement AuthnInstant="${issuedAt}"/>`,
    attributes.length === 0 ? '' : `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`,
    '</saml:Assertion></samlp:Response>',
  ].join('');
}

const given = (name: string, value: string | null | undefined, expected: string): string =>
  value === null ? '' : ` ${name}="${value ?? expected}"`;
