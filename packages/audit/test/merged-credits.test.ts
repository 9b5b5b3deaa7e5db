import { addDays } from '@waybill/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateCredits, type Credit, type FiledClaim } from '../src/index.ts';

/** Claims of one client and carrier with a number each, worth these cents. */
const claimsOf = (amounts: readonly number[], more: (place: number) => Partial<FiledClaim> = () => ({})) =>
  amounts.map(
    (cents, place): FiledClaim => ({
      id: `claim ${place}`,
      clientId: 1,
      carrierName: 'UPS',
      rule: 'late_guaranteed',
      trackingNumber: `1Z${700_000 + place}`,
      accountNumber: 'A1',
      invoiceNumber: `INV${50_000 + place}`,
      billDate: '2026-03-01',
      filedOn: addDays('2026-03-10', place % 20),
      reference: `CLM-${310_000 + place}`,
      cents,
      ...more(place),
    }),
  );

const creditOf = (cents: number, place = 0, more: Partial<Credit> = {}): Credit => ({
  key: `credit ${place}`,
  clientId: 1,
  carrierName: 'UPS',
  accountNumber: 'A1',
  invoiceNumber: `C${place}`,
  billDate: '2026-05-01',
  trackingNumber: null,
  creditType: 'Billing adjustment',
  text: 'Sundry credit',
  cents,
  ...more,
});

/** The places of the claims that each credit was given to. */
function givenBy(claims: readonly FiledClaim[], credits: readonly Credit[]) {
  const { allocations, credits: after } = allocateCredits({ claims, credits, rebills: [], decisions: [] });
  for (const { cents, allocatedCents, leftCents } of after) expect(allocatedCents + leftCents).toBe(cents);
  const given = new Map(credits.map(({ key }) => [key, [] as number[]]));
  for (const { creditKey, findingId } of allocations) {
    given.get(creditKey)?.push(claims.findIndex(({ id }) => id === findingId));
  }
  return credits.map(({ key }) => given.get(key) ?? []);
}

/** Every choice of amounts that comes within a dollar of a sum. */
function choicesNear(amounts: readonly number[], sum: number): number {
  let found = 0;
  for (let choice = 1; choice < 2 ** amounts.length; choice += 1) {
    const cents = amounts.reduce((total, amount, place) => total + ((choice >> place) & 1) * amount, 0);
    if (Math.abs(cents - sum) <= 100) found += 1;
  }
  return found;
}

describe('a credit that names no claim', () => {
  const claims = claimsOf([5_216, 1_843, 9_127, 3_300]);

  it('goes to the only claims that add up to it, though each was filed by itself', () => {
    expect(givenBy(claims, [creditOf(5_216 + 1_843 + 3_300)])).toEqual([[0, 1, 3]]);
  });

  it.each([
    ['a cent more', creditOf(5_216 + 1_843 + 1)],
    ['of another account', creditOf(5_216 + 1_843, 0, { accountNumber: 'A2' })],
    ['from before the filing', creditOf(5_216 + 1_843, 0, { billDate: '2026-03-09' })],
    ['too late for an answer', creditOf(5_216 + 1_843, 0, { billDate: '2026-09-01' })],
    ['for something else', creditOf(5_216 + 1_843, 0, { creditType: 'Corporate rebate' })],
  ])('goes to none if it is %s', (_, credit) => {
    expect(givenBy(claims, [credit])).toEqual([[]]);
  });

  it('is offered for a decision if other claims add up to it, or nearly', () => {
    for (const other of [1_843, 1_900]) {
      const { credits } = allocateCredits({
        claims: claimsOf([5_216, 1_843, 9_127, other]),
        credits: [creditOf(5_216 + 1_843)],
        rebills: [],
        decisions: [],
      });
      expect(credits.map(({ outcome }) => outcome)).toEqual(['to_decide']);
    }
  });

  it('does not take what another such credit adds up to as well', () => {
    expect(givenBy(claims, [creditOf(5_216 + 1_843), creditOf(1_843 + 9_127, 1)])).toEqual([[], []]);
  });

  it('is found once another credit has settled the claims that made it unclear', () => {
    const own = claimsOf([2_000, 3_100, 1_500, 3_600, 9_900]);
    expect(givenBy(own, [creditOf(1_500 + 3_600), creditOf(2_000 + 9_900, 1)])).toEqual([
      [2, 3],
      [0, 4],
    ]);
  });
});

const someCents = fc.integer({ min: 300, max: 12_000 });

it('is never wrong about credits for claims of random ledgers', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(someCents, { minLength: 3, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
      (amounts, groups) => {
        const claims = claimsOf(amounts);
        const truth = [1, 2, 3]
          .map((group) => [...amounts.keys()].filter((place) => groups[place] === group))
          .filter((places) => places.length > 1);
        const sums = truth.map((places) => places.reduce((sum, place) => sum + (amounts[place] ?? 0), 0));
        // A credit worth a single claim is that claim's, as it was before claims were added up.
        fc.pre(sums.every((sum) => amounts.every((cents) => Math.abs(cents - sum) > 1)));
        const given = givenBy(
          claims,
          sums.map((sum, place) => creditOf(sum, place)),
        );
        for (const [place, places] of given.entries()) {
          if (places.length === 0) continue;
          found += 1;
          expect(places.toSorted((one, other) => one - other)).toEqual(truth[place]);
        }
      },
    ),
    { numRuns: 1_000 },
  );
  expect(found).toBeGreaterThan(200);
});

it('takes a credit for something else only if one choice of claims alone comes near it', () => {
  let taken = 0;
  let asked = 0;
  fc.assert(
    fc.property(
      fc.array(someCents, { minLength: 2, maxLength: 14 }),
      fc.integer({ min: 12_100, max: 60_000 }),
      (amounts, cents) => {
        asked += 1;
        const [places = []] = givenBy(claimsOf(amounts), [creditOf(cents)]);
        if (places.length === 0) return;
        taken += 1;
        expect(choicesNear(amounts, cents)).toBe(1);
      },
    ),
    { numRuns: 1_000 },
  );
  expect(taken / asked).toBeLessThan(0.01);
});

it('gives up on hundreds of open claims instead of searching for ever', () => {
  const amounts = Array.from({ length: 500 }, (_, place) => 1_000 + ((place * 7_919) % 9_000));
  const whole = amounts.reduce((sum, cents) => sum + cents, 0);
  const credits = Array.from({ length: 300 }, (_, place) => creditOf(Math.round((whole * (place + 1)) / 301), place));
  expect(givenBy(claimsOf(amounts), credits).flat()).toEqual([]);
});
