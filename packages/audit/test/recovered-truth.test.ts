import { addDays } from '@waybill/model';
import { expect, it } from 'vitest';
import { allocateCredits, type Credit, type FiledClaim, type Rebill } from '../src/index.ts';

const types = ['GSR / late delivery', 'Duplicate Charges', 'Residential', 'Dimension/weight'] as const;
const rules = ['late_guaranteed', 'billed_twice', 'residential_at_company', 'weight_far_above'] as const;

/** A claim with a number, a package and an amount that no other claim has. */
function claimOf(place: number): FiledClaim {
  const billDate = addDays('2026-03-01', place % 150);
  return {
    id: `claim ${place}`,
    clientId: 1_001 + (place % 3),
    carrierName: place % 2 === 0 ? 'UPS' : 'FedEx',
    rule: rules[place % rules.length] ?? 'late_guaranteed',
    trackingNumber: `1Z${String(700_000 + place)}`,
    accountNumber: 'A1',
    invoiceNumber: `INV${String(50_000 + place)}`,
    billDate,
    filedOn: addDays(billDate, 9),
    reference: `CLM-${String(310_000 + place)}`,
    cents: 1_000 + 7 * place,
  };
}

/** What invoices state for a claim, and how much of it is recovered in truth. */
interface Answer {
  readonly credits: readonly Credit[];
  readonly rebills?: readonly Rebill[];
  readonly recovered: number;
}

const answers: readonly ((claim: FiledClaim, place: number) => Answer)[] = [
  (claim, place) => ({ credits: [creditOf(claim, place, claim.cents)], recovered: claim.cents }),
  (claim, place) => ({
    credits: [creditOf(claim, place, 400), creditOf(claim, place, claim.cents - 400, { invoiceNumber: `S${place}` })],
    recovered: claim.cents,
  }),
  (claim, place) => ({
    credits: [
      creditOf(claim, place, claim.cents, {
        trackingNumber: null,
        creditType: 'Miscellaneous / Other',
        text: `Cr per clm ${claim.reference.replace('-', ' ')}`,
      }),
    ],
    recovered: claim.cents,
  }),
  (claim, place) => ({
    credits: [creditOf(claim, place, claim.cents, { creditType: 'Corporate rebate', text: 'Courtesy adjustment' })],
    recovered: claim.cents,
  }),
  (claim, place) => ({ credits: [creditOf(claim, place, 100)], recovered: 100 }),
  (claim, place) => ({ credits: [creditOf(claim, place, -claim.cents)], recovered: 0 }),
  (claim, place) => ({
    credits: [creditOf(claim, place, claim.cents), creditOf(claim, place, -claim.cents, later(claim, place))],
    recovered: 0,
  }),
  (claim, place) => ({
    credits: [creditOf(claim, place, claim.cents), creditOf(claim, place, -250, later(claim, place))],
    recovered: claim.cents - 250,
  }),
  (claim, place) => ({
    credits: [creditOf(claim, place, claim.cents)],
    rebills: [
      {
        clientId: claim.clientId,
        carrierName: claim.carrierName,
        trackingNumber: claim.trackingNumber ?? '',
        isWhole: true,
        cents: claim.cents + 900,
        ...later(claim, place),
      },
    ],
    recovered: 0,
  }),
  (claim, place) => ({
    credits: [creditOf(claim, place, claim.cents, { trackingNumber: null, creditType: 'Billing adjustment' })],
    recovered: claim.cents,
  }),
  () => ({ credits: [], recovered: 0 }),
];

const later = (claim: FiledClaim, place: number) => ({
  invoiceNumber: `L${place}`,
  billDate: addDays(claim.billDate ?? '', 40),
});

const creditOf = (claim: FiledClaim, place: number, cents: number, more: Partial<Credit> = {}): Credit => ({
  key: `${place} ${cents} ${more.invoiceNumber ?? ''}`,
  clientId: claim.clientId,
  carrierName: claim.carrierName,
  accountNumber: 'A1',
  invoiceNumber: `C${place}`,
  billDate: addDays(claim.billDate ?? '', 21),
  trackingNumber: claim.trackingNumber,
  creditType: types[place % types.length] ?? 'Void',
  text: '',
  cents,
  ...more,
});

it('recovers the truth to the cent for 550 claims, answered in every way, and with one credit for several', () => {
  const single = Array.from({ length: 550 }, (_, place) => claimOf(place));
  const answered = single.map(
    (claim, place) => answers[place % answers.length]?.(claim, place) ?? { credits: [], recovered: 0 },
  );
  const merged = Array.from({ length: 9 }, (_, place): FiledClaim => {
    const own = claimOf(1_000 + place);
    return { ...own, clientId: 1_001, carrierName: 'UPS', reference: `GROUP-${Math.floor(place / 3) + 7_000}` };
  });
  const [first] = merged;
  if (first === undefined) throw new Error('There is no claim.');
  const together = [7_000, 7_001, 7_002].map((group, place) => {
    const cents = merged
      .filter(({ reference }) => reference === `GROUP-${group}`)
      .reduce((sum, claim) => sum + claim.cents, 0);
    const text = `Claims settled GROUP-${group}`;
    return creditOf(first, 2_000 + place, cents, {
      trackingNumber: null,
      creditType: 'Billing adjustment',
      text,
      billDate: '2026-12-01',
    });
  });
  const { allocations, credits } = allocateCredits({
    claims: [...single, ...merged],
    credits: [...answered.flatMap((each) => each.credits), ...together],
    rebills: answered.flatMap((each) => each.rebills ?? []),
    decisions: [],
  });
  const got = new Map<string, number>();
  for (const { findingId, cents } of allocations) got.set(findingId, (got.get(findingId) ?? 0) + cents);
  for (const [place, claim] of single.entries()) {
    expect([claim.id, got.get(claim.id) ?? 0]).toEqual([claim.id, answered[place]?.recovered]);
  }
  for (const claim of merged) expect(got.get(claim.id)).toBe(claim.cents);
  for (const { cents, takenBackCents, allocatedCents, leftCents } of credits) {
    expect(takenBackCents + allocatedCents + leftCents).toBe(cents);
  }
});
