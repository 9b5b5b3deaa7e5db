import { describe, expect, it } from 'vitest';
import { agreementOf } from '../../src/index.ts';

describe('an invoice', () => {
  it('agrees if it, its charges and the total of the carrier are the same', () => {
    expect(agreementOf({ amount: 10.05, chargedAmount: 10.05, controlTotal: 10.05 })).toBe('agrees');
  });

  it('cannot be verified without a total of the carrier', () => {
    expect(agreementOf({ amount: 10.05, chargedAmount: 10.05, controlTotal: null })).toBe('cannot_be_verified');
  });

  it('differs if one of the three is another', () => {
    expect(agreementOf({ amount: 10.05, chargedAmount: 10.04, controlTotal: 10.05 })).toBe('differs');
    expect(agreementOf({ amount: 10.05, chargedAmount: 10.05, controlTotal: 10.06 })).toBe('differs');
    expect(agreementOf({ amount: 10.05, chargedAmount: 10.04, controlTotal: 10.04 })).toBe('differs');
    expect(agreementOf({ amount: 10.05, chargedAmount: 10.04, controlTotal: null })).toBe('differs');
  });
});
