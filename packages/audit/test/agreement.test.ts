import { type Agreement, lintAgreement, readAgreement, tierPosition } from '@waybill/audit';
import { describe, expect, it } from 'vitest';

const head = {
  carrierId: 1,
  number: 'P-1',
  accounts: ['A1'],
  from: '2025-01-05',
  to: '2028-01-01',
  discountsPrinted: 'together',
};

function agreementOf(parts: Readonly<Record<string, unknown>>): Agreement {
  const { agreement, problems } = readAgreement({ ...head, ...parts });
  if (agreement === undefined) throw new Error(JSON.stringify(problems));
  return agreement;
}

const notesOf = (parts: Readonly<Record<string, unknown>>, today = '2025-06-02') =>
  lintAgreement(agreementOf(parts), today).map(({ kind, part, line, text }) => [kind, part, line, text].join(' | '));

const ground = { services: ['Ground Commercial%'], group: 'Incentive' };
const minimums = [{ services: ['%'], floor: { less: { amount: 200 } } }];

describe('reading an agreement', () => {
  it('names the path to each wrong value', () => {
    const { problems } = readAgreement({
      ...head,
      from: '2025-02-30',
      incentives: [{ ...ground, off: { percent: 140 } }],
    });
    expect(problems?.map(({ field }) => field)).toEqual(['from', 'incentives.0.off.percent']);
  });

  it('refuses what it does not know', () => {
    expect(readAgreement({ ...head, discount: 1 }).problems).toHaveLength(1);
  });
});

describe('the notes on an agreement', () => {
  it('says nothing about one that is complete', () => {
    expect(notesOf({ incentives: [{ ...ground, off: { percent: 40 } }], minimums })).toEqual([]);
  });

  it('finds weights and zones without an incentive', () => {
    const off = { percent: 40 };
    expect(
      notesOf({
        minimums,
        incentives: [
          { ...ground, zones: ['2', '3', '4', '5', '6'], pounds: { from: 1, to: 10 }, off },
          { ...ground, zones: ['2', '3', '4', '5', '6'], pounds: { from: 21, to: 150 }, off },
        ],
      }),
    ).toEqual([
      'gap | incentives | 1 | Ground Commercial%: nothing for zones 7, 8.',
      'gap | incentives | 1 | Ground Commercial%, zones 2, 3, 4, 5, 6: nothing for 11 to 20 lb.',
    ]);
  });

  it('finds lines about the same packages on the same days, and no others', () => {
    const line = { ...ground, pounds: { from: 1, to: 150 } };
    expect(
      notesOf({
        minimums,
        incentives: [
          { ...line, off: { percent: 40 } },
          { ...ground, pounds: { from: 10, to: 20 }, off: { percent: 42 } },
          { ...line, group: 'Tier', off: { percent: 5 } },
          { ...line, receiver: 'residential', off: { percent: 30 } },
        ],
      }),
    ).toEqual([
      'overlap | incentives | 2 | Line 1 is about the same packages on the same days: Ground Commercial%, 10 to 20 lb.',
    ]);
    expect(
      notesOf({
        minimums,
        incentives: [
          { ...line, to: '2026-01-03', off: { percent: 40 } },
          { ...line, from: '2026-01-04', off: { percent: 42 } },
        ],
      }),
    ).toEqual([]);
  });

  it('tells what ended or ends soon without anything after it', () => {
    const line = { ...ground, off: { percent: 40 } };
    expect(notesOf({ minimums, incentives: [{ ...line, to: '2025-05-31' }] })).toEqual([
      'expiry | incentives | 1 | Ground Commercial% ended on 2025-05-31. Nothing follows.',
    ]);
    expect(notesOf({ minimums, incentives: [{ ...line, to: '2025-07-31' }] })).toEqual([
      'expiry | incentives | 1 | Ground Commercial% ends on 2025-07-31. Nothing follows.',
    ]);
    expect(notesOf({ minimums, incentives: [{ ...line, to: '2025-12-31' }] })).toEqual([]);
    expect(notesOf({}, '2027-12-01')).toEqual(['expiry | agreement |  | The agreement ends on 2028-01-01.']);
  });

  it('finds days without a term, and lines of a term that does not exist', () => {
    expect(
      notesOf({
        minimums,
        terms: [
          { name: 'One', from: '2025-01-05', to: '2025-12-27' },
          { name: 'Two', from: '2026-01-04' },
        ],
        incentives: [{ ...ground, term: 'Three', off: { percent: 40 } }],
      }),
    ).toEqual([
      'mistake | incentives | 1 | There is no term “Three”.',
      'gap | terms |  | No term applies from 2025-12-28 to 2026-01-03.',
    ]);
  });

  it('asks for the minimum of each service with an incentive', () => {
    expect(notesOf({ incentives: [{ ...ground, off: { percent: 40 } }] })).toEqual([
      'gap | minimums |  | Ground Commercial%: no minimum is named.',
    ]);
  });
});

describe('the position in a tier', () => {
  const [tier] = agreementOf({
    tiers: [
      {
        services: ['%'],
        group: 'Tier',
        measured: 'gross transportation',
        weeks: 52,
        bands: [
          { from: 0, percent: 0 },
          { from: 1_000_000, percent: 5 },
          { from: 2_000_000, percent: 8 },
        ],
        grace: { to: '2025-03-31', percent: 5 },
      },
    ],
  }).tiers;

  it.each([
    [0, '2025-03-31', { percent: 5, isGrace: true, next: { percent: 5, missing: 1_000_000 } }],
    [0, '2025-04-01', { percent: 0, isGrace: false, next: { percent: 5, missing: 1_000_000 } }],
    [999_999, '2025-04-01', { percent: 0, isGrace: false, next: { percent: 5, missing: 1 } }],
    [1_000_000, '2025-04-01', { percent: 5, isGrace: false, next: { percent: 8, missing: 1_000_000 } }],
    [5_000_000, '2025-04-01', { percent: 8, isGrace: false }],
  ])('with %i cents on %s', (revenue, day, expected) => {
    expect(tier && tierPosition(tier, revenue, day)).toEqual(expected);
  });
});
