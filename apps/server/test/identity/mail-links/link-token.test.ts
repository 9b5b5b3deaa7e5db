import { describe, expect, it } from 'vitest';
import { linkToken, namedByToken } from '../../../src/identity/mail-links/link-token.ts';

const secret = 'a secret of the tests that is long enough';
const purpose = 'alerts, unsubscribe';
const token = linkToken(secret, purpose, [17, 'own']);

describe('the token of a link in a mail', () => {
  it('names what it is about', () => {
    expect(namedByToken(secret, purpose, token)).toEqual(['17', 'own']);
  });

  it.each([
    ['another user', token.replace('17', '18')],
    ['another kind', token.replace('own', 'shared')],
    ['a token that was cut off', token.slice(0, -1)],
    ['a longer one', `${token}A`],
    ['another signature', `${token.slice(0, -3)}AAA`],
    ['nothing', ''],
  ])('is not good for %s', (_what, changed) => {
    expect(namedByToken(secret, purpose, changed)).toBeUndefined();
  });

  it('is not good for another purpose, nor in another portal', () => {
    expect(namedByToken(secret, 'claim deadlines, unsubscribe', token)).toBeUndefined();
    expect(namedByToken('another secret that is long enough too', purpose, token)).toBeUndefined();
  });
});
