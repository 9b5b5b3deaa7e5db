import { addDays, type CalendarDay } from '@waybill/model';
import { type Agreement, agreementSchema, type Reduction } from '../agreement/agreement.ts';
import { inEffect } from '../lookups/in-effect.ts';
import { dimensionalRule } from '../lookups/sizes.ts';
import type { Packs } from '../packs/pack.ts';
import { percentOf } from '../rating/cents.ts';
import { type BilledTerm, type Evidence, type LearnedTerm, learnedTerms, weightBands } from './own-terms.ts';

/** The parts of an agreement that a shipper's own packages show. */
export const draftedParts = ['incentives', 'minimums', 'accessorials', 'fuel', 'dimensions'] as const;
export type DraftedPart = (typeof draftedParts)[number];

/** What packages were billed at, by the part of the agreement that it shows. */
export type OwnTerms = Readonly<Record<DraftedPart, readonly BilledTerm[]>>;

/** An agreement as bills show it, with the evidence for each of its lines. */
export interface DraftAgreement {
  readonly agreement: Agreement;
  readonly evidence: Readonly<Record<DraftedPart, readonly Evidence[]>>;
}

interface Head {
  readonly carrierId: number;
  readonly number: string;
  readonly accounts: readonly string[];
  readonly from: CalendarDay;
}

interface DraftedLine<Part extends DraftedPart> {
  readonly line: Agreement[Part][number];
  readonly evidence: Evidence;
}

/** The group of a discount that bills print with the charge itself. */
const printedWithin = 'Discount';
const ups = 1;
const leastDivided = 10;
const share = 0.8;
const daysOfNewRates = 10;
const tenthsOfPercent = 10;
/** Discounts are learned from amounts in whole cents, so that they differ by a tenth of a per cent. */
const oneTenth = 1;

/** The agreement by which packages seem to have been billed. Whoever knows what was agreed decides what is right in it. */
export function draftAgreement(packs: Packs, head: Head, terms: OwnTerms): DraftAgreement {
  const { carrierId } = head;
  const shares = { rounding: oneTenth, usual: 0 };
  const discounts = learnedTerms(terms.incentives, [['charge', 'service'], ['billing'], ['zone', 'band']], shares);
  // 0 stands for what is cheaper than the least price.
  const least = learnedTerms(terms.minimums, [['service']], { rounding: 0, usual: 0 });
  const extras = learnedTerms(terms.accessorials, [['charge'], ['service'], ['receiver'], ['zone']], { rounding: 0 });
  const parts = {
    incentives: discounts.map((learned) =>
      drafted(learned, {
        group: learned.conditions.charge?.[0] || printedWithin,
        ...linesOf(learned),
        off: shareOf(learned),
      }),
    ),
    minimums: least.map((learned) =>
      drafted(learned, { ...linesOf(learned), to: untilNewRates(learned.until), floor: { amount: learned.amount } }),
    ),
    accessorials: extras.flatMap((learned) => accessorial(packs, carrierId, learned)),
    fuel: learnedTerms(terms.fuel, [['service']], shares).map((learned) =>
      drafted(learned, { ...linesOf(learned), off: shareOf(learned) }),
    ),
    dimensions: divisor(packs, head, terms.dimensions),
  } satisfies { [Part in DraftedPart]: readonly DraftedLine<Part>[] };
  const each = <Value>(of: (drafted: DraftedLine<DraftedPart>) => Value) =>
    Object.fromEntries(draftedParts.map((part) => [part, parts[part].map(of)])) as Record<DraftedPart, Value[]>;
  const discountsPrinted = carrierId === ups ? 'together' : 'apart';
  return {
    agreement: agreementSchema.parse({ ...head, discountsPrinted, ...each(({ line }) => line) }),
    evidence: each(({ evidence }) => evidence),
  };
}

const drafted = <Line>({ evidence }: LearnedTerm, line: Line) => ({ line, evidence });

const shareOf = ({ amount }: LearnedTerm) => ({ percent: amount / tenthsOfPercent });

type Conditions = Pick<
  Agreement['incentives'][number],
  'services' | 'zones' | 'pounds' | 'from' | 'billing' | 'receiver'
>;

/** Which packages a learned term is about, as lines of agreements say it. */
function linesOf({ conditions, from }: LearnedTerm): Conditions {
  const { service = ['%'], billing, receiver, zone, band } = conditions;
  const [payer] = billings.filter((each) => billing?.includes(each));
  const [place] = receivers.filter((each) => receiver?.length === 1 && receiver[0] === each);
  return {
    services: [...service].toSorted(),
    ...(payer === undefined ? {} : { billing: payer }),
    ...(place === undefined ? {} : { receiver: place }),
    ...(zone === undefined
      ? {}
      : { zones: [...zone].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })) }),
    ...(band === undefined ? {} : { pounds: poundsOf(band.map(Number)) }),
    ...(from === undefined ? {} : { from }),
  };
}

const billings = ['prepaid', 'freight collect', 'third party'] as const;
const receivers = ['residential', 'commercial'] as const;

/** The pounds of weight bands that follow each other; letters weigh nothing. */
function poundsOf(bands: readonly number[]): { readonly from: number; readonly to?: number } {
  const before = weightBands.filter((pounds) => pounds < Math.min(...bands)).at(-1);
  const from = before === undefined ? 0 : before + 1;
  const to = Math.max(...bands);
  return to === weightBands.at(-1) ? { from } : { from, to };
}

/** Prices in cents change with the published ones, which count until then. */
const untilNewRates = (day: CalendarDay): CalendarDay => `${addDays(day, daysOfNewRates).slice(0, 4)}-12-21`;

/** What is taken off the published fee; where no pack has that fee, the price itself. */
function accessorial(packs: Packs, carrierId: number, learned: LearnedTerm): readonly DraftedLine<'accessorials'>[] {
  const { amount, gross, conditions, until } = learned;
  const { charge = [], service = [''], zone = [''], receiver = [''] } = conditions;
  const asked = {
    charge: charge[0] ?? '',
    service: service[0] ?? '',
    zone: zone[0] ?? '',
    receiver: receiver[0] ?? '',
  };
  const wanted = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const published = inEffect(packs, carrierId, 'fees', until, wanted)[0]?.amount;
  if (published === amount) return [];
  const line = { ...linesOf(learned), charges: [...charge] };
  if (amount === 0) return [drafted(learned, { ...line, off: { waived: true } })];
  if (published === gross) return [drafted(learned, { ...line, off: lessThan(gross, amount) })];
  return [drafted(learned, { ...line, to: untilNewRates(until), off: { flat: amount } })];
}

/** The reduction from one amount in cents to another: a percentage if it is a whole tenth. */
function lessThan(gross: number, net: number): Reduction {
  const percent = Math.round((1 - net / gross) * 1000) / tenthsOfPercent;
  return gross - percentOf(gross, percent) === net ? { percent } : { amount: gross - net };
}

/** The divisor that explains most of the weights that are billed by size, if it is not the published one. */
function divisor(
  packs: Packs,
  { carrierId, from }: Head,
  billed: readonly BilledTerm[],
): readonly DraftedLine<'dimensions'>[] {
  const explained = Map.groupBy(billed, ({ amount }) => amount);
  const casesOf = (amount: number) => (explained.get(amount) ?? []).reduce((sum, { cases }) => sum + cases, 0);
  const [most = 0] = [...explained.keys()]
    .filter((amount) => amount > 0)
    .toSorted((one, other) => casesOf(other) - casesOf(one));
  const evidence = {
    cases: casesOf(most),
    among: casesOf(0),
    since:
      explained
        .get(most)
        ?.map(({ since }) => since)
        .toSorted()[0] ?? from,
  };
  const isOwn = most !== 0 && most !== dimensionalRule(packs, carrierId, '', evidence.since)?.divisor;
  if (!isOwn || evidence.cases < leastDivided || evidence.cases < share * evidence.among) return [];
  return [{ line: { services: ['%'], divisor: most, above: 0 }, evidence }];
}
