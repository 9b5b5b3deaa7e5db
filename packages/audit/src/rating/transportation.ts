import { addDays } from '@waybill/model';
import type { Agreement, Reduction } from '../agreement/agreement.ts';
import { type AgreedPackage, matchingLines } from '../agreement/matching-lines.ts';
import { tierPosition } from '../agreement/tiers.ts';
import { listRate } from '../lookups/prices.ts';
import { packIn } from '../packs/pack.ts';
import { dollars, percentOf } from './cents.ts';
import type { Assumption, RatedPackage, RatingRules, RatingStep } from './rated-package.ts';

/** A part of the price of transportation, and how it came about. */
export interface PricePart {
  readonly amount: number;
  readonly steps: readonly RatingStep[];
}

/** The published rate, no higher than an agreed cap of its increase; undefined if no pack has it. */
export function publishedRate(
  { packs, agreement }: RatingRules,
  of: RatedPackage & AgreedPackage,
): PricePart | undefined {
  const rateOn = (day: string) => listRate(packs, { ...of, day })?.amount;
  const published = rateOn(of.shipDate);
  if (published === undefined) return undefined;
  const version = packIn(packs, of.carrierId, 'list-rates')?.version;
  const list: RatingStep = {
    step: 'list',
    what: 'Published rate',
    rule: `${of.service}, zone ${of.zone}, ${of.pounds} lb.`,
    amount: published,
    ...(version === undefined ? {} : { version }),
  };
  const [cap] = agreement ? matchingLines(agreement, 'caps', of, of.shipDate) : [];
  const before = cap && rateOn(addDays(cap.from, -1));
  if (agreement === undefined || cap === undefined || before === undefined) return { amount: published, steps: [list] };
  const amount = Math.min(published, percentOf(before, 100 + cap.percent));
  const rule = `No more than ${cap.percent}% above ${dollars(before)}.`;
  const capped = agreedStep(agreement, 'list', 'Cap of the increase', rule, amount - published);
  return { amount, steps: amount < published ? [list, capped] : [list] };
}

/** The agreed discounts off a published rate: the most specific of each group, each printed amount rounded. */
export function agreedDiscounts(rules: RatingRules, of: RatedPackage & AgreedPackage, list: number): PricePart {
  const { agreement } = rules;
  if (agreement === undefined) return { amount: 0, steps: [] };
  const groups = discountsOf(agreement, of, rules.revenue ?? {});
  const fixed = groups.flatMap(({ group, off }) =>
    'percent' in off ? [] : [{ group, amount: reductionOf(list, off), rule: inWords(off) }],
  );
  const shares = groups.flatMap(({ group, off }) => ('percent' in off ? [{ group, percent: off.percent }] : []));
  const printed =
    agreement.discountsPrinted === 'apart' || shares.length === 0
      ? shares
      : [
          {
            group: shares.map(({ group }) => group).join(' + '),
            percent: shares.reduce((sum, { percent }) => sum + percent, 0),
          },
        ];
  const all = [
    ...printed.map(({ group, percent }) => ({
      group,
      amount: percentOf(list, percent),
      rule: `${inWords({ percent })} off the published rate.`,
    })),
    ...fixed,
  ];
  let left = list;
  const steps = all.map(({ group, amount, rule }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return agreedStep(agreement, 'discount', group, rule, -taken);
  });
  return { amount: list - left, steps };
}

/** What a package costs at least by its agreement, in cents; what that rests on if it is not held. */
export function agreedMinimum(
  { agreement, packs }: RatingRules,
  of: RatedPackage & AgreedPackage,
): { readonly least: number; readonly assumptions: readonly Assumption[] } {
  const [line] = agreement ? matchingLines(agreement, 'minimums', of, of.shipDate) : [];
  if (line === undefined) return { least: 0, assumptions: [] };
  if ('amount' in line.floor) return { least: line.floor.amount, assumptions: [] };
  const { zone, pounds, less } = line.floor;
  const list = listRate(packs, { ...of, day: of.shipDate, zone, pounds })?.amount;
  if (list === undefined)
    return {
      least: 0,
      assumptions: [
        {
          about: 'minimum',
          says: `The price is above the minimum, because no rate is held for zone ${zone}, ${pounds} lb.`,
        },
      ],
    };
  return { least: list - (less === undefined ? 0 : reductionOf(list, less)), assumptions: [] };
}

/** What a reduction takes off an amount in cents. */
export function reductionOf(cents: number, off: Reduction): number {
  if ('percent' in off) return percentOf(cents, off.percent);
  if ('amount' in off) return Math.min(off.amount, cents);
  return 'flat' in off ? cents - off.flat : cents;
}

/** A reduction in words, such as `40% off`. */
export function inWords(off: Reduction): string {
  if ('percent' in off) return `${Number(off.percent.toFixed(3))}%`;
  if ('amount' in off) return `${dollars(off.amount)} less`;
  return 'flat' in off ? `${dollars(off.flat)} flat` : 'waived';
}

export const agreedStep = (
  { number }: Agreement,
  step: RatingStep['step'],
  what: string,
  rule: string,
  amount: number,
): RatingStep => ({ step, what, rule, amount, version: `agreement ${number}` });

interface GroupDiscount {
  readonly group: string;
  readonly off: Reduction;
}

function discountsOf(
  agreement: Agreement,
  of: RatedPackage & AgreedPackage,
  revenue: Readonly<Record<string, number>>,
): readonly GroupDiscount[] {
  const tiers = matchingLines(agreement, 'tiers', of, of.shipDate).map((tier) => ({
    group: tier.group,
    off: { percent: tierPosition(tier, revenue[tier.group] ?? 0, of.shipDate).percent },
  }));
  const byGroup = new Map<string, GroupDiscount>();
  for (const line of [...matchingLines(agreement, 'incentives', of, of.shipDate), ...tiers])
    if (!byGroup.has(line.group)) byGroup.set(line.group, line);
  return [...byGroup.values()];
}
