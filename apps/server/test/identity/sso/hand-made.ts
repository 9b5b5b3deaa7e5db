import { createHash, createSign, randomUUID } from 'node:crypto';
import type { KeyPair, SamlRequest } from '@waybill/testkit/identity-provider';

/** The parts of an answer that a forger writes by hand; each has the value that a portal expects. */
export interface HandMade {
  readonly nameId: string;
  /** In place of the subject's name, the confirmation, the conditions, the statements. */
  readonly subject?: string;
  readonly conditions?: string;
  readonly statements?: string;
  readonly confirmationAttributes?: string;
  readonly versionOfAssertion?: string;
  readonly versionOfResponse?: string;
  /** The signed part of the signature, given the digest of the assertion. */
  readonly signedInfo?: (reference: string, info: (references: string) => string) => string;
  /** The signature, given its signed part and value; the value is computed over `signedInfo`. */
  readonly signature?: (signedInfo: string, value: string) => string;
  readonly responseAttributes?: string;
  /** Changes the text that is sent, after it was signed. */
  readonly after?: (xml: string, parts: { readonly assertion: string; readonly signature: string }) => string;
}

const assertionSpace = 'urn:oasis:names:tc:SAML:2.0:assertion';
const protocolSpace = 'urn:oasis:names:tc:SAML:2.0:protocol';
const signatureSpace = 'http://www.w3.org/2000/09/xmldsig#';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();

/**
 * An answer whose texts stand in canonical form from the beginning, so that nothing but node:crypto is needed to sign
 * it: written apart from the library that the portal verifies with.
 */
export function handMade(request: SamlRequest, entityId: string, keys: KeyPair, content: HandMade): string {
  const id = `_${randomUUID()}`;
  const assertion = assertionOf(id, request, entityId, content);
  const digest = createHash('sha256').update(assertion).digest('base64');
  const reference = referenceTo(id, digest);
  const signedInfo = content.signedInfo?.(reference, infoOf) ?? infoOf(reference);
  const value = createSign('sha256').update(signedInfo).sign(keys.privateKey, 'base64');
  const signature = content.signature?.(signedInfo, value) ?? signatureOf(signedInfo, value);
  const signed = assertion.replace('</saml:Issuer>', () => `</saml:Issuer>${signature}`);
  const xml = responseAround(signed, request, entityId, content);
  return Buffer.from(content.after?.(xml, { assertion, signature }) ?? xml).toString('base64');
}

function assertionOf(id: string, request: SamlRequest, entityId: string, content: HandMade): string {
  const confirmation = `InResponseTo="${request.id}" NotOnOrAfter="${minutes(5)}" Recipient="${request.acsUrl}"`;
  const audience = `<saml:Audience>${request.issuer}</saml:Audience>`;
  const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
  return [
    `<saml:Assertion xmlns:saml="${assertionSpace}" ID="${id}" IssueInstant="${minutes(0)}" Version="${content.versionOfAssertion ?? '2.0'}">`,
    `<saml:Issuer>${entityId}</saml:Issuer>`,
    '<saml:Subject>',
    content.subject ?? `<saml:NameID>${content.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${bearer}">`,
    `<saml:SubjectConfirmationData ${content.confirmationAttributes ?? confirmation}></saml:SubjectConfirmationData>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    content.conditions ??
      `<saml:Conditions NotBefore="${minutes(-1)}" NotOnOrAfter="${minutes(5)}"><saml:AudienceRestriction>${audience}</saml:AudienceRestriction></saml:Conditions>`,
    content.statements ?? `<saml:AuthnStatement AuthnInstant="${minutes(0)}"></saml:AuthnStatement>`,
    '</saml:Assertion>',
  ].join('');
}

const referenceTo = (id: string, digest: string): string =>
  `<ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${signatureSpace}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;

const infoOf = (references: string): string =>
  `<ds:SignedInfo xmlns:ds="${signatureSpace}"><ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>${references}</ds:SignedInfo>`;

const signatureOf = (signedInfo: string, value: string): string =>
  `<ds:Signature xmlns:ds="${signatureSpace}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;

function responseAround(assertion: string, request: SamlRequest, entityId: string, content: HandMade): string {
  const attributes = content.responseAttributes ?? `Destination="${request.acsUrl}" InResponseTo="${request.id}"`;
  return [
    `<samlp:Response xmlns:samlp="${protocolSpace}" xmlns:saml="${assertionSpace}" ${attributes} ID="_${randomUUID()}" IssueInstant="${minutes(0)}" Version="${content.versionOfResponse ?? '2.0'}">`,
    `<saml:Issuer>${entityId}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>',
    assertion,
    '</samlp:Response>',
  ].join('');
}
