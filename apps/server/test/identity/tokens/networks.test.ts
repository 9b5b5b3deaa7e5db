import { describe, expect, it } from 'vitest';
import { isAllowedFrom, isNetwork } from '../../../src/identity/tokens/networks.ts';
import { apiTokenIn, beginningOf, hashOfSecret, newSecret } from '../../../src/identity/tokens/secret.ts';

describe('the addresses of a token', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::/0'])(
    'may be %s',
    (text) => expect(isNetwork(text)).toBe(true),
  );

  it.each([
    '',
    'office',
    '203.0.113',
    '203.0.113.7/33',
    '203.0.113.7/',
    '1.2.3.4/8/8',
    '2001:db8::/129',
    'fe80::1%1/64',
  ])('may not be ‘%s’', (text) => expect(isNetwork(text)).toBe(false));

  it.each([
    [[], '198.51.100.1', true],
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['198.51.100.0/24', '203.0.113.0/25'], '203.0.113.127', true],
    [['198.51.100.0/24', '203.0.113.0/25'], '203.0.113.128', false],
    [['203.0.113.0/24'], '::ffff:203.0.113.9', true],
    [['203.0.113.0/24'], '::ffff:203.0.114.9', false],
    [['2001:db8::/32'], '2001:db8:1::5', true],
    [['2001:db8::/32'], '2001:db9::5', false],
    [['fe80::/10'], 'fe80::1%eth0', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['0.0.0.0/0'], '', false],
  ])('of %j: %s is let in: %s', (networks, address, isAllowed) => {
    expect(isAllowedFrom(networks, address)).toBe(isAllowed);
  });
});

describe('the secret of a token', () => {
  it('has 256 random bits behind its prefix, of which six characters are told', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^wbt_[\w-]{43}$/);
    expect(newSecret()).not.toBe(secret);
    expect(beginningOf(secret)).toBe(secret.slice(0, 10));
    expect(hashOfSecret('wbt_abc')).toBe('e99f529d3fe6f157d01cb87a4fd2d5ebb91d99dc0bc0dcd65244a2094509a3ae');
  });

  it.each([
    ['Bearer wbt_abc', 'wbt_abc'],
    ['bearer wbt_abc', 'wbt_abc'],
    ['Bearer eyJhbGciOi', undefined],
    ['Basic wbt_abc', undefined],
    ['Bearer wbt_abc more', undefined],
    ['wbt_abc', undefined],
    [undefined, undefined],
  ])('is found in ‘%s’', (header, found) => expect(apiTokenIn(header)).toBe(found));
});
