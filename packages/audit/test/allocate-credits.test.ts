import { describe, expect, it } from 'vitest';
import { allocateCredits, type Credit, type Decision, type FiledClaim, type Rebill } from '../src/index.ts';

const claim = (id: string, more: Partial<FiledClaim> = {}): FiledClaim => ({
  id,
  clientId: 1,
  carrierName: 'UPS',
  rule: 'late_guaranteed',
  trackingNumber: `1Z${id}`,
  accountNumber: 'A1',
  invoiceNumber: 'I1',
  billDate: '2026-08-01',
  filedOn: '2026-08-10',
  reference: '',
  cents: 5_216,
  ...more,
});

const credit = (key: string, cents: number, more: Partial<Credit> = {}): Credit => ({
  key,
  clientId: 1,
  carrierName: 'UPS',
  accountNumber: 'A1',
  invoiceNumber: `I-${key}`,
  billDate: '2026-08-22',
  trackingNumber: null,
  creditType: 'Billing adjustment',
  text: '',
  cents,
  ...more,
});

const rebill = (trackingNumber: string, cents: number, more: Partial<Rebill> = {}): Rebill => ({
  clientId: 1,
  carrierName: 'UPS',
  trackingNumber,
  invoiceNumber: 'I-rebill',
  billDate: '2026-09-05',
  isWhole: true,
  cents,
  ...more,
});

interface Made {
  readonly claims: readonly FiledClaim[];
  readonly credits: readonly Credit[];
  readonly rebills?: readonly Rebill[];
  readonly decisions?: readonly Decision[];
}

/** What each claim got, and what became of each credit. */
function ledgerOf({ rebills = [], decisions = [], ...made }: Made) {
  const { allocations, credits } = allocateCredits({ ...made, rebills, decisions });
  const got: Record<string, number> = {};
  for (const { findingId, cents, ground } of allocations) {
    if (ground !== 'automatic') got[findingId] = (got[findingId] ?? 0) + cents;
  }
  return { got, outcomes: Object.fromEntries(credits.map(({ key, outcome }) => [key, outcome])), allocations };
}

describe('a credit goes to the claim', () => {
  it.each([
    ['printed as it was noted', 'CREDIT PER CLAIM R9-4711'],
    ['printed without its sign', 'claim r94711 approved'],
    ['printed in two words', 'Claim No. R9 4711.'],
  ])('whose number is %s, whatever its type and amount', (_, text) => {
    const claims = [claim('A', { reference: 'R9-4711' }), claim('B', { reference: 'R9-4712' })];
    expect(ledgerOf({ claims, credits: [credit('c', 100, { text })] }).got).toEqual({ A: 100 });
  });

  it('only if the number is whole, and not of another carrier or client', () => {
    const claims = [
      claim('A', { reference: 'R9-4711' }),
      claim('B', { reference: 'R9-47112', carrierName: 'FedEx' }),
      claim('C', { reference: 'R9-47112', clientId: 2 }),
    ];
    expect(ledgerOf({ claims, credits: [credit('c', 100, { text: 'CLAIM R9-47112' })] }).got).toEqual({});
  });

  it('of its package: own type, no word what for, and any type if the amount is the same', () => {
    const claims = ['A', 'B', 'C', 'D'].map((id) => claim(id));
    const credits = [
      credit('a', 100, { trackingNumber: '1ZA', creditType: 'GSR / late delivery' }),
      credit('b', 200, { trackingNumber: '1ZB' }),
      credit('c', 5_216, { trackingNumber: '1ZC', creditType: 'Residential' }),
      credit('d', 4_000, { trackingNumber: '1ZD', creditType: 'Residential' }),
    ];
    const { got, outcomes } = ledgerOf({ claims, credits });
    expect(got).toEqual({ A: 100, B: 200, C: 5_216 });
    expect(outcomes).toEqual({ a: 'allocated', b: 'allocated', c: 'allocated', d: 'to_decide' });
  });

  it('of the same amount before others of its package', () => {
    const claims = [
      claim('A', { trackingNumber: '1Z' }),
      claim('B', { trackingNumber: '1Z', rule: 'handling_not_due', cents: 2_100 }),
    ];
    expect(ledgerOf({ claims, credits: [credit('c', 2_100, { trackingNumber: '1Z' })] }).got).toEqual({ B: 2_100 });
  });

  it('in several parts, of which the sum is recovered', () => {
    const part = (key: string, cents: number) =>
      credit(key, cents, { trackingNumber: '1ZA', creditType: 'GSR / late delivery' });
    const { got } = ledgerOf({ claims: [claim('A')], credits: [part('a', 2_000), part('b', 3_216), part('c', 5)] });
    expect(got).toEqual({ A: 5_216 });
  });

  it('whole, where the carrier gives more than was claimed', () => {
    const more = credit('c', 6_000, { trackingNumber: '1ZA', creditType: 'GSR / late delivery' });
    expect(ledgerOf({ claims: [claim('A')], credits: [more] }).got).toEqual({ A: 6_000 });
  });

  it('together with others of the same number', () => {
    const claims = ['A', 'B', 'C'].map((id, index) => claim(id, { reference: 'C-2048', cents: 1_000 * (index + 1) }));
    expect(ledgerOf({ claims, credits: [credit('c', 6_000, { text: 'C-2048' })] }).got).toEqual({
      A: 1_000,
      B: 2_000,
      C: 3_000,
    });
  });

  it('without package and number, if only one claim has the amount, or those filed together', () => {
    const claims = [
      claim('A'),
      claim('B', { cents: 700, filedOn: '2026-08-11' }),
      claim('C', { cents: 800, filedOn: '2026-08-11' }),
    ];
    expect(ledgerOf({ claims, credits: [credit('c', 5_216)] }).got).toEqual({ A: 5_216 });
    expect(ledgerOf({ claims, credits: [credit('c', 1_500)] }).got).toEqual({ B: 700, C: 800 });
    const two = ledgerOf({ claims: [claim('A'), claim('B')], credits: [credit('c', 5_216)] });
    expect([two.got, two.outcomes]).toEqual([{}, { c: 'to_decide' }]);
  });

  it('whose tracking number its text prints, and whose invoice and amount it names', () => {
    const claims = [claim('A', { trackingNumber: '1ZA0001' }), claim('B', { invoiceNumber: '000A1B2C3' })];
    const credits = [
      credit('a', 5_216, { text: 'Refund 1ZA0001', creditType: 'Void' }),
      credit('b', 5_215, { text: 'ADJ INV 000A1B2C3', creditType: 'Void' }),
    ];
    expect(ledgerOf({ claims, credits }).got).toEqual({ A: 5_216, B: 5_215 });
  });

  it('never before the invoice that the claim is about', () => {
    const earlier = credit('c', 5_216, { trackingNumber: '1ZA', billDate: '2026-07-25' });
    expect(ledgerOf({ claims: [claim('A')], credits: [earlier] })).toMatchObject({
      got: {},
      outcomes: { c: 'unclaimed' },
    });
  });
});

describe('a credit is taken back', () => {
  const given = credit('c', 5_216, { trackingNumber: '1ZA', creditType: 'GSR / late delivery' });
  const got = (more: Omit<Made, 'claims' | 'credits'> & { readonly credits?: readonly Credit[] }) =>
    ledgerOf({ claims: [claim('A')], ...more, credits: [given, ...(more.credits ?? [])] });

  it('by a reversal, in part or as a whole', () => {
    const reversal = (cents: number) =>
      credit('r', -cents, { trackingNumber: '1ZA', billDate: '2026-09-05', creditType: 'GSR / late delivery' });
    expect(got({ credits: [reversal(5_216)] })).toMatchObject({ got: {}, outcomes: { c: 'taken_back' } });
    expect(got({ credits: [reversal(16)] }).got).toEqual({ A: 5_200 });
  });

  it('by a later bill of the whole package, and by a correction of the same amount', () => {
    expect(got({ rebills: [rebill('1ZA', 9_000)] }).got).toEqual({});
    expect(got({ rebills: [rebill('1ZA', 5_216, { isWhole: false })] }).got).toEqual({});
    expect(got({ rebills: [rebill('1ZA', 500, { isWhole: false })] }).got).toEqual({ A: 5_216 });
  });

  it('not by the bill before it, another package, or a bill that is claimed itself', () => {
    expect(got({ rebills: [rebill('1ZA', 9_000, { billDate: '2026-08-01' })] }).got).toEqual({ A: 5_216 });
    expect(got({ rebills: [rebill('1ZB', 9_000)] }).got).toEqual({ A: 5_216 });
    expect(got({ rebills: [rebill('1ZA', 9_000, { invoiceNumber: 'I1' })] }).got).toEqual({ A: 5_216 });
  });
});

describe('a decision', () => {
  const given = credit('c', 5_216, { trackingNumber: '1ZA' });
  const claims = [claim('A'), claim('B')];

  it('comes before what text, package and amount say', () => {
    const decisions: Decision[] = [
      { creditKey: 'c', findingId: 'B', cents: 5_000, kind: 'claim' },
      { creditKey: 'c', findingId: 'A', cents: 216, kind: 'claim' },
    ];
    expect(ledgerOf({ claims, credits: [given], decisions }).got).toEqual({ A: 216, B: 5_000 });
  });

  it('for no claim leaves the credit alone', () => {
    const decisions: Decision[] = [{ creditKey: 'c', findingId: null, cents: 0, kind: 'none' }];
    expect(ledgerOf({ claims, credits: [given], decisions })).toMatchObject({
      got: {},
      outcomes: { c: 'not_for_claims' },
    });
  });

  it('about a credit that has gone, or is worth less by now, gives what is left', () => {
    const decisions: Decision[] = [
      { creditKey: 'gone', findingId: 'A', cents: 100, kind: 'claim' },
      { creditKey: 'c', findingId: 'A', cents: 9_999, kind: 'claim' },
    ];
    expect(ledgerOf({ claims, credits: [given], decisions }).got).toEqual({ A: 5_216 });
  });

  it('of a filing keeps credits that had come before from answering the claim', () => {
    const decisions: Decision[] = [{ creditKey: 'c', findingId: 'A', cents: 1_000, kind: 'automatic' }];
    const { got, allocations } = ledgerOf({ claims, credits: [{ ...given, cents: 1_000 }], decisions });
    expect(got).toEqual({});
    expect(allocations).toEqual([{ creditKey: 'c', findingId: 'A', cents: 1_000, ground: 'automatic' }]);
  });
});
