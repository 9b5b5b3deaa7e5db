import { describe, expect, it } from 'vitest';
import { checkAssertion } from '../../../src/identity/sso/check-assertion.ts';
import { checkResponse } from '../../../src/identity/sso/check-response.ts';
import { parseXml, UnsafeXml } from '../../../src/identity/sso/parse-xml.ts';
import { readMetadata } from '../../../src/identity/sso/read-metadata.ts';
import { SsoRefusal } from '../../../src/identity/sso/sso-refusal.ts';

/** What the checks refuse by themselves, before and after the library verified a signature. */
const expected = { issuer: 'https://idp.example', acsUrl: 'https://portal.example/acs/1', requestId: '_request' };
const now = new Date('2026-03-01T12:00:00Z');
const spaces = [
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"',
  'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
  'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
  'xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"',
].join(' ');
const issuer = `<saml:Issuer> ${expected.issuer} </saml:Issuer>`;

describe('an assertion', () => {
  const confirmedUntil = (end: string, attributes = '') =>
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData Recipient="${expected.acsUrl}" InResponseTo="${expected.requestId}" NotOnOrAfter="${end}" ${attributes}/></saml:SubjectConfirmation>`;
  const ahead = '2026-03-01T12:05:00Z';
  const name = '<saml:NameID>someone@example.com</saml:NameID>';
  const signedIn = '<saml:AuthnStatement/>';
  const subject = (content = `${name}${confirmedUntil(ahead)}`) => `<saml:Subject>${content}</saml:Subject>`;
  const written = (content = `${issuer}${subject()}${signedIn}`, attributes = 'ID="_1" Version="2.0"') =>
    `<saml:Assertion ${spaces} ${attributes}>${content}</saml:Assertion>`;
  const check = (xml: string) => checkAssertion(xml, expected, now);

  it('is accepted, and could be replayed until its confirmation ends and clocks may differ', () => {
    const skew = check(written()).until.getTime() - Date.parse(ahead);
    expect(check(written())).toEqual({ id: '_1', until: new Date(Date.parse(ahead) + skew) });
    expect(skew).toBeGreaterThan(0);
    const later = '2026-03-01T12:09:00Z';
    const both = subject(`${name}${confirmedUntil(later)}${confirmedUntil(ahead)}`);
    expect(check(written(`${issuer}${both}${signedIn}`)).until).toEqual(new Date(Date.parse(later) + skew));
  });

  it('counts to the last moment that clocks may differ, and not at its end', () => {
    const skew = check(written()).until.getTime() - Date.parse(ahead);
    const ended = (milliseconds: number) => new Date(now.getTime() - skew + milliseconds).toISOString();
    const confirmed = (end: string) => written(`${issuer}${subject(`${name}${confirmedUntil(end)}`)}${signedIn}`);
    const session = (end: string) =>
      written(`${issuer}${subject()}<saml:AuthnStatement SessionNotOnOrAfter="${end}"/>`);
    for (const of of [confirmed, session]) {
      expect(check(of(ended(1))).id).toBe('_1');
      expect(() => check(of(ended(0)))).toThrow(SsoRefusal);
    }
  });

  it.each<[string, string]>([
    ['The assertion has no ID.', written(undefined, 'Version="2.0"')],
    ['The assertion has another issuer.', written(`${issuer.replace('idp', 'evil')}${subject()}${signedIn}`)],
    ['The assertion has another issuer.', written(`${issuer}${issuer}${subject()}${signedIn}`)],
    ['It is of another version than SAML 2.0.', written(undefined, 'ID="_1" Version="1.1"')],
    ['The assertion does not say that the user signed in.', written(`${issuer}${subject()}`)],
    [
      'The session at the identity provider has ended.',
      written(`${issuer}${subject()}${signedIn}<saml:AuthnStatement SessionNotOnOrAfter="2026-03-01T10:00:00Z"/>`),
    ],
    ['The assertion must have one subject.', written(`${issuer}${signedIn}`)],
    ['The assertion must have one subject.', written(`${issuer}${subject()}${subject()}${signedIn}`)],
    ['The subject must have one name.', written(`${issuer}${subject(confirmedUntil(ahead))}${signedIn}`)],
    [
      'The subject must have one name.',
      written(`${issuer}${subject(`${name}${name}${confirmedUntil(ahead)}`)}${signedIn}`),
    ],
    [
      'The subject must have one name.',
      written(`${issuer}${subject(`<saml:NameID>some<b/>one</saml:NameID>${confirmedUntil(ahead)}`)}${signedIn}`),
    ],
  ])('is refused: %s', (reason, xml) => {
    expect(() => check(xml)).toThrow(new SsoRefusal('failed', reason));
  });

  it.each([
    ['nothing', ''],
    ['nothing but its name', '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"/>'],
    ['the holder of a key', confirmedUntil(ahead).replace('bearer', 'holder-of-key')],
    ['another portal', confirmedUntil(ahead).replace('portal', 'other')],
    ['another request', confirmedUntil(ahead).replace('_request', '_other')],
    ['an earlier moment', confirmedUntil('2026-03-01T11:00:00Z')],
    ['no moment', confirmedUntil('')],
  ])('is refused: confirmed for %s', (_, confirmation) => {
    expect(() => check(written(`${issuer}${subject(`${name}${confirmation}`)}${signedIn}`))).toThrow(
      'The subject is not confirmed for this portal, this request and this moment.',
    );
  });
});

describe('a response', () => {
  const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
  const code = (value: string) => `<samlp:StatusCode Value="${value}"/>`;
  const status = (codes: string) => `<samlp:Status>${codes}</samlp:Status>`;
  const assertion = '<saml:Assertion ID="_1"/>';
  const encrypted = '<saml:EncryptedAssertion><xenc:EncryptedData/></saml:EncryptedAssertion>';
  const written = (content = `${issuer}${status(code(success))}${assertion}`, attributes = '', version = '2.0') =>
    `<samlp:Response ${spaces} ID="_2" Version="${version}" Destination="${expected.acsUrl}" ${attributes}>${content}</samlp:Response>`;
  const holding = (content: string) => written(`${issuer}${status(code(success))}${content}`);
  const check = (xml: string) => checkResponse(Buffer.from(xml).toString('base64'), expected);

  it('is accepted with one assertion, in clear or encrypted; the encrypted one is returned', () => {
    expect(check(written())).toBeUndefined();
    expect(check(holding(encrypted))).toContain('EncryptedData');
  });

  it.each<[string, string]>([
    ['The answer is not a SAML response.', written().replaceAll('samlp:Response', 'samlp:LogoutResponse')],
    ['The answer is not a SAML response.', written().replaceAll('samlp:Response', 'saml:Response')],
    ['It is of another version than SAML 2.0.', written(undefined, '', '1.1')],
    ['The response has another destination.', written().replace('portal', 'other')],
    [
      'The response has another issuer.',
      written(`${issuer.replace('idp', 'evil')}${status(code(success))}${assertion}`),
    ],
    ['The response has another issuer.', written(`${issuer}${issuer}${status(code(success))}${assertion}`)],
    ['The response has another issuer.', written(`${status(code(success))}${assertion}`)],
    ['The response has another issuer.', written().replaceAll('saml:Issuer', 'ds:Issuer')],
    ['The identity provider did not sign the user in.', written(`${issuer}${assertion}`)],
    ['The identity provider did not sign the user in.', written(`${issuer}${status('')}${assertion}`)],
    [
      'The identity provider did not sign the user in.',
      written(`${issuer}${status(code(success))}${status(code(success))}${assertion}`),
    ],
    [
      'The identity provider did not sign the user in.',
      written(`${issuer}${status(code(success) + code(success))}${assertion}`),
    ],
    [
      'The identity provider did not sign the user in.',
      written(`${issuer}${status(code('urn:oasis:names:tc:SAML:2.0:status:Requester'))}${assertion}`),
    ],
    ['The identity provider did not sign the user in.', written().replaceAll('samlp:Status>', 'ds:Status>')],
    ['The response must hold exactly one assertion.', holding('')],
    ['The response must hold exactly one assertion.', holding(assertion.replace('saml:', 'ds:'))],
    ['The response must hold exactly one assertion.', holding(`${assertion}<saml:Assertion/>`)],
    ['The response must hold exactly one assertion.', holding(`${assertion}${encrypted}`)],
    ['The response must hold exactly one assertion.', holding(`<saml:Advice>${assertion}</saml:Advice>`)],
    ['The response must hold exactly one assertion.', holding(`${assertion}<saml:Advice><Assertion/></saml:Advice>`)],
    ['The response must hold exactly one assertion.', holding(`${assertion}<saml:Advice>${encrypted}</saml:Advice>`)],
    ['The response holds another response.', holding(`${assertion}<samlp:Response/>`)],
    ['An ID stands twice in the response.', holding('<saml:Assertion ID="_2"/>')],
    ['An ID stands twice in the response.', holding(`${assertion}<a Id="_1"/>`)],
    ['An ID stands twice in the response.', holding(`${assertion}<a id="_1"/>`)],
    ['It contains a processing instruction.', `${written()}<?evil?>`],
  ])('is refused: %s', (reason, xml) => {
    expect(() => check(xml)).toThrow(new SsoRefusal('failed', reason));
  });

  it('is refused when it is not in base64', () => {
    for (const text of ['<samlp:Response/>', `${Buffer.from(written()).toString('base64')}!`, ''])
      expect(() => checkResponse(text, expected)).toThrow('The answer is not in base64.');
  });

  const accepts = (algorithm: string, place: (element: string) => string): boolean => {
    try {
      check(place(`<ds:SignatureMethod Algorithm="${algorithm}"/>`));
      return true;
    } catch (error) {
      expect(error).toEqual(new SsoRefusal('failed', `The algorithm ${algorithm} is not accepted.`));
      return false;
    }
  };
  const inClear = (element: string) => holding(`<saml:Assertion ID="_1">${element}</saml:Assertion>`);
  const inside = (element: string) => holding(`<saml:EncryptedAssertion>${element}</saml:EncryptedAssertion>`);

  const signing = [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmldsig-more#sha384',
    'http://www.w3.org/2001/04/xmlenc#sha512',
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  ];
  const encrypting = [
    'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
    'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
    'http://www.w3.org/2009/xmlenc11#aes128-gcm',
    'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    'http://www.w3.org/2009/xmlenc11#rsa-oaep',
  ];

  it('may be signed with nothing that rests on SHA-1 or MD5, and nothing that encrypts', () => {
    const refused = [
      'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      'http://www.w3.org/2000/09/xmldsig#sha1',
      'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-md5',
      'http://www.w3.org/TR/1999/REC-xslt-19991116',
      ...encrypting,
    ];
    expect(refused.filter((algorithm) => accepts(algorithm, inClear))).toEqual([]);
    expect(signing.filter((algorithm) => !accepts(algorithm, inClear))).toEqual([]);
  });

  it('may be encrypted by AES with a key wrapped by OAEP, and nothing else', () => {
    const refused = [
      'http://www.w3.org/2001/04/xmlenc#rsa-1_5',
      'http://www.w3.org/2001/04/xmlenc#tripledes-cbc',
      ...signing,
    ];
    expect(refused.filter((algorithm) => accepts(algorithm, inside))).toEqual([]);
    expect(encrypting.filter((algorithm) => !accepts(algorithm, inside))).toEqual([]);
  });

  it('may name SHA-1 as the digest of OAEP, and only there', () => {
    const digest = (algorithm: string) => `<ds:DigestMethod Algorithm="${algorithm}"/>`;
    const sha1 = digest('http://www.w3.org/2000/09/xmldsig#sha1');
    const oaep = (content: string) => `<xenc:EncryptionMethod>${content}</xenc:EncryptionMethod>`;
    const others = ['sha256', 'sha512'].map((name) => digest(`http://www.w3.org/2001/04/xmlenc#${name}`));
    for (const each of [sha1, ...others]) expect(check(inside(oaep(each)))).toContain('DigestMethod');
    for (const xml of [
      inside(sha1),
      inClear(`<ds:Reference>${sha1}</ds:Reference>`),
      inside(oaep(digest('http://www.w3.org/2001/04/xmldsig-more#md5'))),
      inside(oaep(sha1.replace('DigestMethod', 'SignatureMethod'))),
    ])
      expect(() => check(xml)).toThrow('is not accepted');
  });
});

describe('XML', () => {
  it.each([
    ['<!DOCTYPE a><a/>', 'It contains a comment, a document type or CDATA.'],
    ['<a><!-- b --></a>', 'It contains a comment, a document type or CDATA.'],
    ['<a><![CDATA[b]]></a>', 'It contains a comment, a document type or CDATA.'],
    ['<a><?b?></a>', 'It contains a processing instruction.'],
    ['b<a/>', 'It contains text outside its root element.'],
    ['<a/>b', 'It contains text outside its root element.'],
    ['', 'It contains text outside its root element.'],
    ['<a>', 'It is not well-formed XML.'],
    ['<a/><b/>', 'It is not well-formed XML.'],
    ['<a b="1" b="2"/>', 'It is not well-formed XML.'],
    [`<a>${'<b/>'.repeat(5_000)}</a>`, 'It has too many elements.'],
  ])('%.40s is refused', (text, reason) => {
    expect(() => parseXml(text)).toThrow(new UnsafeXml(reason));
  });

  it('may begin with its declaration, and hold as many elements as a response needs', () => {
    expect(parseXml('\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n').documentElement.localName).toBe('a');
    expect(parseXml(`<a>${'<b/>'.repeat(4_999)}</a>`).documentElement.localName).toBe('a');
  });
});

/** Where the time grew with the square of the text, these took minutes and longer. */
describe('a megabyte of text that was made to be slow', () => {
  const mebibyte = 1_048_576;

  it.each(['A', ' ', '=', '\n', 'A '])('is refused as a response at once: %j', (text) => {
    expect(() => checkResponse(`A${text.repeat(mebibyte / text.length)}!`, expected)).toThrow(SsoRefusal);
  });

  it.each(['<!--', '<!-- -->', '-->', '<', '<a>', '<?', '-----BEGIN CERTIFICATE-----'])(
    'is refused as metadata at once: %s',
    (text) => {
      expect(() => readMetadata(text.repeat(mebibyte / text.length))).toThrow(/cannot be used/);
    },
  );
});
