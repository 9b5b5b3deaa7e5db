import { createIdentityProvider, updateIdentityProvider } from '@waybill/contract';
import type { SamlRequest } from '@waybill/testkit/identity-provider';
import { describe, expect, it } from 'vitest';
import { type HandMade, handMade } from './hand-made.ts';
import { houseWithProvider } from './house-with-provider.ts';
import { SsoBrowser } from './sso-browser.ts';

const victim = 'admin@example.com';
const attacker = 'shipper@example.com';
const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();
const name = `<saml:NameID>${attacker}</saml:NameID>`;

const { house, provider, admin } = await houseWithProvider();
const { body: saved } = await admin.call(createIdentityProvider, {
  body: { name: 'Attacked by hand', metadata: provider.metadata },
});
const idp = String(saved.id);

type Writing = Partial<HandMade> | ((request: SamlRequest) => Partial<HandMade>);

async function outcomeOf(writing: Writing): Promise<Record<string, string>> {
  const browser = new SsoBrowser(house);
  const { request, relayState } = await browser.begin(idp, attacker);
  const content = typeof writing === 'function' ? writing(request) : writing;
  const answer = handMade(request, provider.entityId, provider.keys, { nameId: attacker, ...content });
  return Object.fromEntries(await browser.carry(answer, relayState, idp));
}

const audienceOf = (audience: string): string =>
  `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
const conditions = (inner: string, from = minutes(-1), until = minutes(5)): string =>
  `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}">${inner}</saml:Conditions>`;

describe('an answer written by hand', () => {
  it('is taken when it is honest', async () => {
    expect((await outcomeOf({})).token).toMatch(/.{40}/);
  });

  it.each<[string, Writing]>([
    ['no conditions', { conditions: '' }],
    ['conditions for no audience', { conditions: conditions('') }],
    [
      'an audience of ours and one that is not',
      ({ issuer }) => ({ conditions: conditions(audienceOf(issuer) + audienceOf('https://elsewhere.example')) }),
    ],
    [
      'two conditions',
      ({ issuer }) => ({ conditions: conditions(audienceOf(issuer)) + conditions(audienceOf(issuer)) }),
    ],
    [
      'an answer that counts from tomorrow',
      ({ issuer }) => ({ conditions: conditions(audienceOf(issuer), minutes(1440), minutes(1445)) }),
    ],
    [
      'a confirmation that counts from tomorrow',
      ({ id, acsUrl }) => ({
        confirmationAttributes: `InResponseTo="${id}" NotBefore="${minutes(1440)}" NotOnOrAfter="${minutes(1445)}" Recipient="${acsUrl}"`,
      }),
    ],
    [
      'a sign-in that the provider has ended',
      {
        statements: `<saml:AuthnStatement AuthnInstant="${minutes(-600)}" SessionNotOnOrAfter="${minutes(-300)}"></saml:AuthnStatement>`,
      },
    ],
    ['two names', { subject: `${name}<saml:NameID>${victim}</saml:NameID>` }],
    ['no name', { subject: '' }],
    ['an empty name', { subject: '<saml:NameID></saml:NameID>' }],
    ['a name in parts', { subject: `<saml:NameID>${victim}<a></a>.evil.example</saml:NameID>` }],
    ['an entity in the name', { after: (xml) => xml.replace(attacker, `&evil;${attacker}`) }],
    ['an entity in an attribute', { after: (xml) => xml.replace('Version="2.0"', 'Consent="&evil;" Version="2.0"') }],
    ['another version of SAML', { versionOfAssertion: '1.1' }],
    ['another version of the response', { versionOfResponse: '1.1' }],
    [
      'a response to another request',
      ({ acsUrl }) => ({ responseAttributes: `Destination="${acsUrl}" InResponseTo="_another"` }),
    ],
    [
      'a destination that begins like ours',
      ({ acsUrl, id }) => ({ responseAttributes: `Destination="${acsUrl}0" InResponseTo="${id}"` }),
    ],
    ['text in CDATA', { after: (xml) => xml.replace(attacker, `<![CDATA[${victim}]]>`) }],
    [
      'an encoding that hides a document type',
      { after: (xml) => `<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4-${xml}` },
    ],
    ['two documents', { after: (xml) => xml + xml }],
    ['text after the end', { after: (xml) => `${xml}evil` }],
    ['an attribute twice', { after: (xml) => xml.replace(' Version="2.0"', ' ID="_evil" Version="2.0"') }],
  ])('is refused: %s', async (_what, writing) => {
    expect(await outcomeOf(writing)).toEqual({ error: 'failed' });
  });

  it.each<[string, Partial<HandMade>]>([
    ['two references', { signedInfo: (reference, info) => info(reference + reference) }],
    ['no reference', { signedInfo: (_reference, info) => info('') }],
    [
      'a reference to the whole document',
      { signedInfo: (reference, info) => info(reference.replace(/URI="[^"]+"/, 'URI=""')) },
    ],
    [
      'a reference to nothing',
      { signedInfo: (reference, info) => info(reference.replace(/URI="[^"]+"/, 'URI="#_nothing"')) },
    ],
    [
      'a reference by XPointer',
      { signedInfo: (reference, info) => info(reference.replace(/URI="#([^"]+)"/, `URI="#xpointer(id('$1'))"`)) },
    ],
    [
      'a transform by XPath',
      {
        signedInfo: (reference, info) =>
          info(
            reference.replace(
              '<ds:Transforms>',
              '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(ancestor-or-self::saml:Subject)</ds:XPath></ds:Transform>',
            ),
          ),
      },
    ],
    [
      'a transform by XSLT',
      {
        signedInfo: (reference, info) =>
          info(
            reference.replace(
              '<ds:Transforms>',
              '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"></ds:Transform>',
            ),
          ),
      },
    ],
    [
      'canonical form with comments',
      { signedInfo: (reference, info) => info(reference.replace('xml-exc-c14n#"', 'xml-exc-c14n#WithComments"')) },
    ],
    ['signed by MD5', { signedInfo: (reference, info) => info(reference).replace('rsa-sha256', 'rsa-md5') }],
    [
      'no algorithm',
      { signedInfo: (reference, info) => info(reference).replace(/<ds:SignatureMethod[^>]*>/, '<ds:SignatureMethod>') },
    ],
    ['two signatures', { signature: (info, value) => `${signed(info, value)}${signed(info, value)}` }],
    [
      'two signed parts',
      { signature: (info, value) => signed(`${info.replace(/DigestValue>[^<]+/, 'DigestValue>AAAA')}${info}`, value) },
    ],
    [
      'the signed part hidden below another',
      {
        signature: (info, value) =>
          signed(
            info.replace(
              '<ds:SignedInfo',
              `<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:Object>${info}</ds:Object></ds:SignedInfo><ds:SignedInfo`,
            ),
            value,
          ),
      },
    ],
    ['an empty value', { signature: (info) => signed(info, '') }],
    [
      'two values',
      {
        signature: (info, value) =>
          signed(info, value).replace(
            '<ds:SignatureValue>',
            '<ds:SignatureValue>AAAA</ds:SignatureValue><ds:SignatureValue>',
          ),
      },
    ],
  ])('is refused: a signature with %s', async (_what, content) => {
    expect(await outcomeOf(content)).toEqual({ error: 'failed' });
  });

  it.each<[string, HandMade['after']]>([
    [
      'in the namespace of SAML 1.1',
      (xml, { assertion }) =>
        xml.replace(
          '<samlp:Status>',
          `${evil(assertion).replaceAll('SAML:2.0:assertion', 'SAML:1.0:assertion')}<samlp:Status>`,
        ),
    ],
    [
      'without a namespace',
      (xml, { assertion }) =>
        xml.replace(
          '<samlp:Status>',
          `${evil(assertion)
            .replace(/xmlns:saml="[^"]+"/, 'xmlns:saml=""')
            .replaceAll('saml:', '')}<samlp:Status>`,
        ),
    ],
    [
      'in the status',
      (xml, { assertion }) =>
        xml.replace('</samlp:Status>', `<samlp:StatusDetail>${evil(assertion)}</samlp:StatusDetail></samlp:Status>`),
    ],
    [
      'as the text of an attribute',
      (xml, { assertion }) =>
        xml.replace(
          '</saml:Assertion>',
          `<saml:AttributeStatement>${evil(assertion)}</saml:AttributeStatement></saml:Assertion>`,
        ),
    ],
    [
      'with the signature moved to the response',
      (xml, { assertion, signature }) =>
        xml
          .replace(signature, '')
          .replace('<samlp:Status>', `${signature}<samlp:Status>`)
          .replace(assertion, evil(assertion)),
    ],
    [
      'with the signed one in the key info',
      (xml, { assertion, signature }) =>
        xml.replace(
          /<saml:Assertion.*<\/saml:Assertion>/s,
          evil(assertion).replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signature.replace('</ds:Signature>', `<ds:KeyInfo>${assertion}</ds:KeyInfo></ds:Signature>`)}`,
          ),
        ),
    ],
    [
      'and has the ID in other letters',
      (xml, { assertion }) =>
        xml.replace(
          '<samlp:Status>',
          `<samlp:Extensions Id="${/ ID="([^"]+)"/.exec(assertion)?.[1]}">${attacker}</samlp:Extensions><samlp:Status>`,
        ),
    ],
  ])('is refused: a second assertion that names the victim %s', async (_where, after) => {
    expect(await outcomeOf(after === undefined ? {} : { after })).toEqual({ error: 'failed' });
  });

  it('is refused: signed in part where the whole must be signed', async () => {
    const params = { id: idp };
    const body = { name: 'Attacked by hand', metadata: provider.metadata };
    await admin.call(updateIdentityProvider, { params, body: { ...body, responseSigned: true } });
    expect(await outcomeOf({})).toEqual({ error: 'failed' });
    await admin.call(updateIdentityProvider, { params, body });
  });

  it('is refused: to the other one of two requests of the same browser', async () => {
    const browser = new SsoBrowser(house);
    const first = await browser.begin(idp, attacker);
    const second = await browser.begin(idp, attacker);
    const answer = (to: SamlRequest) => handMade(to, provider.entityId, provider.keys, { nameId: attacker });
    expect((await browser.carry(answer(first.request), second.relayState, idp)).get('error')).toBe('failed');
    expect((await browser.carry(answer(first.request), first.relayState, idp)).has('token')).toBe(true);
  });
});

const signed = (info: string, value: string): string =>
  `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${info}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;

const evil = (assertion: string): string => assertion.replace(attacker, victim).replace(/ ID="[^"]+"/, ' ID="_evil"');
