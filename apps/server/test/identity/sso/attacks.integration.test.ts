import { createIdentityProvider } from '@waybill/contract';
import { newKeyPair, type ResponseContent, type SamlRequest, signXml } from '@waybill/testkit/identity-provider';
import { describe, expect, it } from 'vitest';
import { houseWithProvider } from './house-with-provider.ts';
import { SsoBrowser } from './sso-browser.ts';

const victim = 'admin@example.com';
const attacker = 'shipper@example.com';
const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

const { house, provider, admin } = await houseWithProvider();
const foreign = await newKeyPair('somebody else');
const { body: saved } = await admin.call(createIdentityProvider, {
  body: { name: 'Attacked', metadata: provider.metadata },
});
const idp = String(saved.id);

/** What the portal says to an answer that this browser carries for the request that it made. */
async function outcomeOf(answerTo: (request: SamlRequest) => string): Promise<URLSearchParams> {
  const browser = new SsoBrowser(house);
  const { request, relayState } = await browser.begin(idp, attacker);
  return browser.carry(answerTo(request), relayState, idp);
}

const said = (content: Partial<ResponseContent>) => (request: SamlRequest) =>
  provider.answer(request, { nameId: attacker, ...content });

const assertionIn = (xml: string): string => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
const withoutSignature = (xml: string): string => xml.replace(/<Signature.*<\/Signature>/s, '');
/** The signed assertion as it is, and a second one beside, around or below it that names the victim. */
const evil = (assertion: string): string =>
  withoutSignature(assertion)
    .replace(attacker, victim)
    .replace(/ ID="[^"]+"/, ' ID="_evil"');

describe('an honest answer', () => {
  it('is taken', async () => {
    expect((await outcomeOf(said({}))).get('token')).toMatch(/.{40}/);
  });
});

describe('what the library accepts although it must not', () => {
  it.each<[string, Partial<ResponseContent>]>([
    ['another recipient', { recipient: 'https://elsewhere.example/acs' }],
    ['no recipient', { recipient: null }],
    ['another destination', { destination: 'https://elsewhere.example/acs' }],
    ['no destination', { destination: null }],
    ['another issuer of the assertion', { issuer: 'https://evil.example', responseIssuer: provider.entityId }],
    ['another issuer of the response', { responseIssuer: 'https://evil.example' }],
    ['a status that is no success', { status: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed' }],
    ['a holder of a key instead of a bearer', { method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' }],
    ['a signature by SHA-1', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['a digest by SHA-1', { digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
    ['a subject that answers no request', { confirmedInResponseTo: null }],
    ['a subject that answers another request', { confirmedInResponseTo: '_another' }],
    ['a subject without an end', { confirmedUntil: null }],
    ['nobody who signed in', { authenticated: false }],
    ['a processing instruction', { after: (xml) => xml.replace('<samlp:Status>', '<?php 1 ?><samlp:Status>') }],
    ['a comment', { after: (xml) => xml.replace('<samlp:Status>', '<!-- --><samlp:Status>') }],
    ['a document type', { after: (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}` }],
    [
      'thousands of elements',
      { after: (xml) => xml.replace('<samlp:Status>', `${'<a/>'.repeat(6000)}<samlp:Status>`) },
    ],
    ['a comment in the name', { before: (xml) => xml.replace(attacker, `${victim}<!---->.evil.example`) }],
  ])('is refused: %s', async (_what, content) => {
    expect([...(await outcomeOf(said(content)))]).toEqual([['error', 'failed']]);
  });

  it('is refused: an answer to no request, or to another one', async () => {
    for (const inResponseTo of [null, '_another']) {
      expect([...(await outcomeOf(said({ inResponseTo, confirmedInResponseTo: inResponseTo })))]).toEqual([
        ['error', 'failed'],
      ]);
    }
  });

  it('is refused: a replay, to the same request or with the same assertion to a new one', async () => {
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, attacker);
    const answer = provider.answer(request, { nameId: attacker, assertionId: '_used-once' });
    expect((await browser.carry(answer, relayState, idp)).has('token')).toBe(true);
    expect((await browser.carry(answer, relayState, idp)).get('error')).toBe('too_late');
    expect((await outcomeOf(said({ assertionId: '_used-once' }))).get('error')).toBe('failed');
  });

  it('is refused: the second of two posts at once', async () => {
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, attacker);
    const answer = provider.answer(request, { nameId: attacker });
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => browser.carry(answer, relayState, idp)));
    expect(outcomes.filter((outcome) => outcome.has('token'))).toHaveLength(1);
  });

  it('is refused: an answer in a browser that did not ask, and leaves the request to the one that did', async () => {
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, attacker);
    const answer = provider.answer(request, { nameId: attacker });
    expect((await new SsoBrowser(house).carry(answer, relayState, idp)).get('error')).toBe('too_late');
    const other = new SsoBrowser(house);
    await other.begin(idp, attacker);
    expect((await other.carry(answer, relayState, idp)).get('error')).toBe('too_late');
    expect((await browser.carry(answer, relayState, idp)).has('token')).toBe(true);
  });

  it('is refused: an answer that comes too late, or without the handle of its request', async () => {
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, attacker);
    const answer = provider.answer(request, { nameId: attacker });
    expect((await browser.carry(answer, 'https://evil.example', idp)).get('error')).toBe('too_late');
    house.clock.forward(11 * minute);
    expect((await browser.carry(answer, relayState, idp)).get('error')).toBe('too_late');
    house.clock.forward(-11 * minute);
  });

  it('is refused: the answer of another provider of the house', async () => {
    const other = await admin.call(createIdentityProvider, {
      body: { name: 'Other', metadata: provider.metadata.replaceAll(provider.entityId, 'https://other.example') },
    });
    const browser = new SsoBrowser(house);
    const { request, relayState } = await browser.begin(idp, attacker);
    const answer = provider.answer(request, { nameId: attacker });
    expect((await browser.carry(answer, relayState, String(other.body.id))).get('error')).toBe('too_late');
  });
});

describe('a forged answer is refused', () => {
  it.each<[string, Partial<ResponseContent>]>([
    ['without any signature', { signsAssertion: false }],
    ['with a signature of the response alone', { signsAssertion: false, signsResponse: true }],
    ['signed by a key of its own', { keys: foreign }],
    ['changed after it was signed', { after: (xml) => xml.replace(attacker, victim) }],
    ['with the signature taken off', { after: (xml) => withoutSignature(xml).replace(attacker, victim) }],
    ['for another audience', { audience: 'https://elsewhere.example' }],
    ['that has ended', { until: ago(5), confirmedUntil: ago(5) }],
    ['whose subject has ended', { confirmedUntil: ago(5) }],
    ['that does not count yet', { from: ago(-10) }],
    ['that is old although it has not ended', { issuedAt: ago(30) }],
    ['in no base64', { after: () => '' }],
  ])('%s', async (_what, content) => {
    const outcome = await outcomeOf(said(content)).catch((error: Error) => error.message);
    expect(String(outcome)).toMatch(/^error=failed$|^400/);
  });

  it.each<[string, (xml: string) => string]>([
    [
      'beside the signed assertion, before it',
      (xml) => xml.replace('<saml:Assertion', `${evil(assertionIn(xml))}<saml:Assertion`),
    ],
    [
      'beside the signed assertion, after it',
      (xml) => xml.replace('</samlp:Response>', `${evil(assertionIn(xml))}</samlp:Response>`),
    ],
    [
      'around the signed assertion',
      (xml) =>
        xml.replace(
          assertionIn(xml),
          evil(assertionIn(xml)).replace('</saml:Subject>', `</saml:Subject>${assertionIn(xml)}`),
        ),
    ],
    [
      'with the signed assertion in extensions',
      (xml) =>
        xml
          .replace(assertionIn(xml), `${evil(assertionIn(xml))}`)
          .replace('<samlp:Status>', `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions><samlp:Status>`),
    ],
    [
      'with the signed assertion in an object of its own signature',
      (xml) => {
        const signed = assertionIn(xml);
        const signature = /<Signature.*<\/Signature>/s.exec(signed)?.[0] ?? '';
        const holding = signature.replace('</Signature>', `<Object>${withoutSignature(signed)}</Object></Signature>`);
        return xml.replace(signed, evil(signed).replace('</saml:Issuer>', `</saml:Issuer>${holding}`));
      },
    ],
    [
      'under the ID of the signed one',
      (xml) => {
        const signed = assertionIn(xml);
        const id = / ID="([^"]+)"/.exec(signed)?.[1] ?? '';
        return xml.replace(signed, `${evil(signed).replace('_evil', id)}${signed}`);
      },
    ],
    [
      'in another response around it',
      (xml) =>
        xml
          .replace(/^(<samlp:Response[^>]*>)(.*)$/s, `$1$2`)
          .replace('<samlp:Status>', `<samlp:Extensions>${xml}</samlp:Extensions><samlp:Status>`),
    ],
    [
      'with a digest that holds a comment',
      (xml) => xml.replace(/<DigestValue>([^<]+)</, '<DigestValue><!--$1-->AAAA<'),
    ],
    [
      'with its own certificate in the signature',
      (xml) => {
        const id = / ID="(_[^"]+)"/.exec(assertionIn(xml))?.[1] ?? '';
        return signXml(withoutSignature(xml).replace(attacker, victim), id, { keys: foreign });
      },
    ],
  ])('that names the victim %s', async (_how, wrap) => {
    const outcome = await outcomeOf(said({ after: wrap }));
    expect([...outcome]).toEqual([['error', 'failed']]);
  });

  it('whose signature is an HMAC with the public certificate', async () => {
    const hmac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';
    const keys = { privateKey: provider.keys.certificate, certificate: provider.keys.certificate };
    expect((await outcomeOf(said({ keys, signatureAlgorithm: hmac }))).get('error')).toBe('failed');
  });

  it('that is larger than any answer', async () => {
    const outcome = outcomeOf(said({ after: (xml) => xml + ' '.repeat(700_000) }));
    await expect(outcome).rejects.toThrow(/^4\d\d/);
  });
});
