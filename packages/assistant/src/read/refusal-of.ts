import type { WordLanguage } from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import { tableOf } from '../measures/table-of.ts';
import { isShareOfStatus } from '../reading/is-share-of-status.ts';
import { hasOpenStart } from '../reading/open-start.ts';
import type { AskedMeasure, DimensionName, Reading } from '../reading/reading.ts';
import { sharesOutCharges } from '../reading/shares-out-charges.ts';
import { dimensionLabel } from '../say/labels.ts';
import { sayMeasure } from '../say/say-reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import type { Completed } from './completed.ts';
import { isSpend } from './spend-on-accessorials.ts';

/** Why invoices cannot answer a reading; undefined where they can. */
export function refusalOf(reading: Reading, language: WordLanguage): Extract<Completed, { kind: 'none' }> | undefined {
  const found = refusals.find(({ isOf }) => isOf(reading));
  if (found === undefined) return undefined;
  const { reason, beside } = found;
  return { kind: 'none', reason, words: beside === undefined ? [] : named(reading, beside(reading), language) };
}

/** What cannot be told together: the figures, and what they would be split or narrowed by. */
function named({ measures }: Reading, beside: readonly DimensionName[], language: WordLanguage): readonly string[] {
  return [
    ...new Set([
      ...measures.map((asked) => sayMeasure(asked, language)),
      ...beside.map((name) => dimensionLabel(name, language)),
    ]),
  ];
}

interface Refusal {
  readonly reason: ReasonName;
  readonly isOf: (reading: Reading) => boolean;
  /** What cannot be told beside the figures, if the reason names it. */
  readonly beside?: (reading: Reading) => readonly DimensionName[];
}

/** The user is told the first one that applies to a reading. */
const refusals: readonly Refusal[] = [
  { reason: 'averageOfCharges', isOf: averagesCharges },
  {
    reason: 'notTogether',
    isOf: (reading) => tableOf(reading) === undefined,
    beside: ({ dimensions, filters }) => [...dimensions, ...filters.map(({ dimension }) => dimension)],
  },
  { reason: 'conditionOfGroups', isOf: countsPeriodsInGroups },
  { reason: 'rankOfWhat', isOf: isRankWithoutGroups },
  { reason: 'chargeNotThere', isOf: (reading) => !canLack(reading) },
  { reason: 'shareOfCharges', isOf: sharesPackagesByCharge },
  { reason: 'chargeNotThere', isOf: countsPackagesWithoutCharge },
  { reason: 'averageOfWhat', isOf: isMeanWithoutStart },
  { reason: 'notTogether', isOf: asksAccessorialOfOthers, beside: () => ['accessorial'] },
  { reason: 'notTogether', isOf: sharesStatusInItself, beside: () => ['tracking_status'] },
  { reason: 'notTogether', isOf: ({ measures }) => measures.some(isOfUnlike), beside: () => [] },
  { reason: 'invoicesOfShipments', isOf: asksInvoicesOfShipments },
  { reason: 'shareAddsUp', isOf: sharesWhatDoesNotAddUp },
];

/**
 * Charges have neither packages nor pounds that their sum could be divided by, except for the packages that have such a
 * charge.
 */
function averagesCharges(reading: Reading): boolean {
  return (
    tableOf(reading) === 'charge_level_info' &&
    !sharesOutCharges(reading) &&
    reading.measures.some((each) => each.kind === 'ratio' && (each.of === 'packages' || each.of === 'billWeight'))
  );
}

/** Periods are counted by a condition, and all of them together. */
function countsPeriodsInGroups({ measures, dimensions, time, groupConditions, share }: Reading): boolean {
  const counts = measures.filter((each) => each.kind === 'count' && each.periods !== undefined);
  const isSplit = dimensions.length > 0 || time.grain !== undefined || share !== undefined;
  const isAlone = measures.length === 1 && groupConditions.length > 0 && !isSplit;
  return counts.length > 0 && !isAlone;
}

/** ‘The largest one’ of a single figure. */
function isRankWithoutGroups({ limit, place, measures, dimensions, time }: Reading): boolean {
  const isRanked = limit !== undefined || place !== undefined;
  return isRanked && measures.length > 0 && dimensions.length === 0 && time.grain === undefined;
}

/**
 * Only packages can be counted by what they lack, and only among all of their charges; groups lack something among all of
 * their rows.
 */
function canLack(reading: Reading): boolean {
  const { lacking, measures, filters, share, dimensions } = reading;
  if (lacking === undefined) return true;
  const narrowsCharges = [...filters.map(({ dimension }) => dimension), ...dimensions].some((name) =>
    ofCharges.has(name),
  );
  const ofPackages = lacking.some(({ of }) => of === 'packages');
  const isOfGroups = lacking.some(({ of }) => of === 'groups');
  if (share !== undefined || (filters.some(({ dimension }) => ofCharges.has(dimension)) && isOfGroups)) return false;
  const areCounted =
    measures.length > 0 && measures.every((each) => each.kind === 'measure' && each.measure === 'packages');
  if (ofPackages && (narrowsCharges || !areCounted || tableOf(reading) !== 'package_level_info')) return false;
  const isGrouped = dimensions.length > 0 || measures.some(({ kind }) => kind === 'count');
  return !isOfGroups || (isGrouped && reading.time.grain === undefined);
}

const ofCharges: ReadonlySet<string> = new Set(['accessorial', 'credit_type', 'charge_family']);

/** A package has several charges, and so would be counted in several shares. */
function sharesPackagesByCharge(reading: Reading): boolean {
  return (
    reading.share !== undefined &&
    reading.measures.some((each) => each.kind === 'measure' && each.measure === 'packages') &&
    tableOf(reading) === 'charge_level_info'
  );
}

/** Packages with other charges may have the one that is excluded as well. */
function countsPackagesWithoutCharge({ filters, measures }: Reading): boolean {
  const excludesAccessorial = filters.some(({ dimension, excluded }) => dimension === 'accessorial' && excluded);
  const countsPackages = measures.some(
    (each) => each.kind !== 'count' && each.kind !== 'shareWith' && each.measure === 'packages',
  );
  return excludesAccessorial && (countsPackages || measures.length === 0);
}

function isMeanWithoutStart({ time, measures }: Reading): boolean {
  return hasOpenStart(time.range) && measures.some(({ kind }) => kind === 'mean');
}

function asksAccessorialOfOthers({ filters, measures }: Reading): boolean {
  const narrows = filters.find(({ dimension }) => dimension === 'accessorial');
  const asksOfOtherCharges = measures.some((each) => each.kind === 'measure' && notOfAccessorials.has(each.measure));
  return narrows !== undefined && (asksOfOtherCharges || (narrows.excluded && measures.some(isSpend)));
}

/** Charges that are none of the accessorials, and so have no kind of accessorial. */
const notOfAccessorials: ReadonlySet<string> = new Set([
  'fuelSurcharge',
  'transportation',
  'tax',
  'fees',
  'taxesAndOtherCharges',
  'billingAdjustments',
]);

/** The on-time share of late packages is nothing, whatever they are. */
function sharesStatusInItself({ measures, filters }: Reading): boolean {
  return (
    measures.some(isShareOfStatus) &&
    filters.some(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded)
  );
}

/** A weight is no share of packages. */
function isOfUnlike(asked: AskedMeasure): boolean {
  if (asked.kind !== 'ratio' || asked.as !== 'percent') return false;
  const [part, whole] = [asked.measure, asked.of].map((name) => measureCatalogue[name].unit);
  const isCount = (unit: string | undefined) => unit !== 'currency' && unit !== 'lbs' && unit !== 'percent';
  return part !== whole && !(isCount(part) && isCount(whole));
}

function asksInvoicesOfShipments({ measures, filters, dimensions, conditions, anyOf }: Reading): boolean {
  const countsInvoices = measures.some(
    (each) =>
      (each.kind === 'measure' && each.measure === 'invoices') || (each.kind === 'ratio' && each.of === 'invoices'),
  );
  const named = [...filters.map(({ dimension }) => dimension), ...dimensions];
  return (
    countsInvoices && (conditions.length > 0 || anyOf !== undefined || named.some((name) => !ofInvoices.has(name)))
  );
}

/** What an invoice has as a whole. */
const ofInvoices: ReadonlySet<string> = new Set(
  'carrier_name account_number account_group account_division client currency_code invoice_number'.split(' '),
);

function sharesWhatDoesNotAddUp({ share, measures }: Reading): boolean {
  return (
    share !== undefined && measures.some((each) => each.kind !== 'measure' || !measureCatalogue[each.measure].addsUp)
  );
}
