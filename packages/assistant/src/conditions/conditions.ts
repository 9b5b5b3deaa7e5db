import { kilogramsPerPound, type MeasureName, wordLanguages } from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure, ComparedColumn, Comparison, GroupFilter, NumberFilter } from '../reading/reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { punctuality } from './punctuality.ts';

/** The conditions on numbers that a question states. */
export interface FoundConditions {
  readonly rows: readonly NumberFilter[];
  readonly groups: readonly GroupFilter[];
  /** Conditions that do not say of what: ‘and over 50?’ */
  readonly open: readonly OpenCondition[];
  /** A condition on a weight that does not say which. */
  readonly saysWeight: boolean;
  /** ‘Packages over $50’: an amount is compared with that of whole packages. */
  readonly ofWholePackages: boolean;
}

/** A comparison with a number of which only the question before can tell what it is about. */
export interface OpenCondition {
  readonly comparison: Comparison;
  readonly value: number;
  /** What is counted or measured, as far as the number says so. */
  readonly unit: 'packages' | 'percent' | undefined;
  readonly word: string;
}

const ouncesPerPound = 16;
const comparisons = { over: 'more', under: 'less', atLeast: 'atLeast', atMost: 'atMost', exactly: 'equal' } as const;
/** The words that compare a number. */
export const comparing = ['over', 'under', 'atLeast', 'atMost', 'exactly'] as const;

interface Amount {
  readonly value: number;
  readonly length: number;
  readonly unit: 'money' | 'pounds' | 'packages' | 'charges' | 'percent' | undefined;
  /** Pounds in one of what the number counts; 1 without. */
  readonly perUnit?: number;
}

/** Finds ‘over 50 lb’, ‘more than $100’, ‘between 5 and 10 lb’, and ‘with more than 500 packages’ of groups. */
export function findConditions(scan: Scan): FoundConditions {
  const rows: NumberFilter[] = [];
  const groups: GroupFilter[] = [];
  const open: OpenCondition[] = [];
  let saysWeight = false;
  let ofWholePackages = false;
  const add = (place: number, amounts: readonly { comparison: Comparison; value: number }[], unit: Amount['unit']) => {
    const subject = subjectOf(scan, place, unit);
    if (subject === undefined) {
      const isOpen =
        (unit === undefined || unit === 'packages' || unit === 'percent') && !namesFigureOrGroup(scan, place);
      if (!isOpen) return false;
      const word = scan.items[place]?.text ?? '';
      if (unit === 'percent') usePercentAfter(scan, place);
      open.push(...amounts.map((each) => ({ ...each, unit, word })));
      return true;
    }
    for (const { comparison, value } of amounts) {
      if (subject.kind === 'group') groups.push({ measure: subject.measure, comparison, value });
      else rows.push({ column: subject.column, comparison, value });
    }
    if (subject.kind === 'row' && subject.isVague) saysWeight = true;
    if (
      subject.kind === 'row' &&
      subject.column === 'net_amount' &&
      scan.is(place - 1, 'cost') &&
      asksForPackages(scan)
    )
      scan.use(place - 1);
    if (subject.kind === 'row' && subject.column === 'net_amount' && followsPackages(scan, place))
      ofWholePackages = true;
    return true;
  };
  for (let place = 0; place < scan.length; place += 1) {
    const intent = comparing.find((each) => scan.is(place, each));
    if (intent !== undefined) {
      const ownBefore = standsAfterAmount.test(scan.items[place]?.text ?? '') ? amountBefore(scan, place) : undefined;
      const amount = ownBefore === undefined ? amountAt(scan, place + 1) : undefined;
      const earlier = ownBefore ?? (amount === undefined ? amountBefore(scan, place) : undefined);
      const shared =
        amount === undefined ? undefined : withUnitOf(amount, sharedUnitAfter(scan, place + 1 + amount.length));
      if (
        amount !== undefined &&
        shared !== undefined &&
        add(place, [{ comparison: comparisons[intent], value: shared.value }], shared.unit)
      ) {
        scan.use(place, 1 + amount.length);
      } else if (
        earlier !== undefined &&
        add(
          place - earlier.length,
          [{ comparison: comparisons[intent], value: earlier.value }],
          earlier.unit ?? unitAfter(scan, place),
        )
      ) {
        const counted = earlier.unit === undefined && unitAfter(scan, place) !== undefined ? 1 : 0;
        scan.use(place - earlier.length, earlier.length + 1 + counted);
        const start = place - earlier.length - 1;
        if (scan.is(start, 'from', 'since')) scan.use(start);
      } else if (amount === undefined) {
        useFigureBetween(scan, place, comparisons[intent], add);
      }
    } else if (scan.is(place, 'between')) {
      useBetween(scan, { start: place, first: place + 1 }, add);
    } else if (isSpan(scan, place)) {
      useBetween(scan, { start: place, first: place }, add);
    }
  }
  return { rows, groups, open, saysWeight, ofWholePackages };
}

/** Whether packages are the last thing named before a place, and not one of their charges. */
function followsPackages(scan: Scan, place: number): boolean {
  const named = scan.items
    .slice(0, Math.max(0, place))
    .findLast(
      ({ concept }) => concept.kind === 'measure' || (concept.kind === 'value' && ofCharges.has(concept.dimension)),
    );
  return named?.concept.kind === 'measure' && named.concept.measure === 'packages';
}

const ofCharges: ReadonlySet<string> = new Set(['accessorial', 'credit_type']);

/** ‘Late packages that cost more than $40’ are packages, and what they cost is only compared. */
function asksForPackages(scan: Scan): boolean {
  return scan.items.some(
    ({ concept, text }) =>
      (concept.kind === 'measure' && concept.measure === 'packages') ||
      (concept.kind === 'value' && wordsOfPackages.test(normalised(text))),
  );
}

/** ‘Superó el gasto los 20.000 dólares’: what is compared stands between the comparison and its number. */
function useFigureBetween(
  scan: Scan,
  place: number,
  comparison: Comparison,
  add: (place: number, amounts: readonly { comparison: Comparison; value: number }[], unit: Amount['unit']) => boolean,
): void {
  const figure = scan.beside(place, 1);
  if (scan.at(figure, 'measure') === undefined) return;
  const amount = amountAt(scan, figure + 1);
  if (amount === undefined || !add(figure + 1, [{ comparison, value: amount.value }], amount.unit)) return;
  scan.use(place);
  scan.use(figure + 1, amount.length);
}

function namesFigureOrGroup(scan: Scan, place: number): boolean {
  return scan.items.some(
    ({ concept }, index) =>
      (concept.kind === 'measure' && (index < place || concept.measure !== 'packages')) ||
      concept.kind === 'dimension' ||
      concept.kind === 'unit' ||
      concept.kind === 'everyUnit',
  );
}

/** ‘5 to 10 pounds’, ‘$10 to $20’ */
function isSpan(scan: Scan, place: number): boolean {
  const first = amountAt(scan, place);
  if (first === undefined || !scan.is(place + first.length, 'to')) return false;
  const unit = amountAt(scan, place + first.length + 1)?.unit;
  return unit === 'pounds' || unit === 'money';
}

function useBetween(
  scan: Scan,
  { start, first: begin }: { readonly start: number; readonly first: number },
  add: (place: number, amounts: readonly { comparison: Comparison; value: number }[], unit: Amount['unit']) => boolean,
): void {
  const first = amountAt(scan, begin);
  if (first === undefined) return;
  const middle = begin + first.length;
  if (!scan.is(middle, 'and', 'to')) return;
  const second = amountAt(scan, middle + 1);
  if (second === undefined) return;
  const unit = second.unit ?? first.unit;
  if (unit === undefined && isOfMonth(scan, middle + 1 + second.length)) return;
  const looksLikeYears = unit === undefined && first.value > 1990 && second.value < 2100;
  if (looksLikeYears) return;
  const amounts = [
    { comparison: 'atLeast', value: first.value },
    { comparison: 'atMost', value: second.value },
  ] as const;
  if (!add(start, amounts, unit)) return;
  const end = middle + 1 + second.length;
  scan.use(start, end - start);
  if (scan.items[end]?.text === '之间') scan.use(end);
  if (/^在$/u.test(scan.items[start - 1]?.text ?? '')) scan.use(start - 1);
}

/** The 15 of ‘entre el 1 y el 15 de octubre’ is a day. */
function isOfMonth(scan: Scan, place: number): boolean {
  const next = scan.is(place, 'of', 'in') ? scan.beside(place, 1) : place;
  return (
    scan.items[next]?.concept.kind === 'month' ||
    (scan.is(next, 'last', 'this') && scan.grainAt(next + 1) !== undefined)
  );
}

/** Chinese ‘50磅以上’ and ‘20磅以下’ compare with what stands before them, whatever follows. */
export const standsAfterAmount = /^(?:及|或)?(?:以|之)[上下内]/u;

/** The amount whose unit the one before it shares: ‘over 5 and under 20 lb’. */
function sharedUnitAfter(scan: Scan, place: number): Amount | undefined {
  const next = scan.was(place, 'and', 'and?') ? place + 1 : place;
  return scan.is(next, ...comparing) ? amountAt(scan, next + 1) : undefined;
}

/** A bare number in the unit of another one. */
function withUnitOf(amount: Amount, other: Amount | undefined): Amount {
  if (amount.unit !== undefined || other?.unit === undefined) return amount;
  return { ...amount, unit: other.unit, value: amount.value * (other.perUnit ?? 1) };
}

/** An amount, also with an article: ‘que superaron los 200 dólares’. */
function amountAt(scan: Scan, place: number): Amount | undefined {
  const bare = bareAmountAt(scan, place);
  if (bare !== undefined || !scan.is(place, 'the')) return bare;
  const amount = bareAmountAt(scan, place + 1);
  return amount === undefined ? undefined : { ...amount, length: amount.length + 1 };
}

function bareAmountAt(scan: Scan, place: number): Amount | undefined {
  const sign = scan.is(place, 'dollar') ? 1 : 0;
  const number = scan.at(place + sign, 'number');
  if (number === undefined) return undefined;
  const after = place + sign + 1;
  const length = 1 + sign;
  if (number.money || sign === 1) return { value: number.value, length, unit: 'money' };
  if (scan.is(after, 'dollar')) return { value: number.value, length: 2, unit: 'money' };
  const measure = scan.at(after, 'measure')?.measure;
  if (scan.is(after, 'pound') || measure === 'billWeight') return { value: number.value, length: 2, unit: 'pounds' };
  if (scan.is(after, 'kilogram')) return ofWeight(number.value, 1 / kilogramsPerPound);
  if (scan.is(after, 'percent')) return { value: number.value, length: 2, unit: 'percent' };
  if (scan.is(after, 'ounce')) return ofWeight(number.value, 1 / ouncesPerPound);
  if (measure !== undefined && isShareInOneWord(scan, after)) return { value: number.value, length, unit: 'percent' };
  if (measure === 'packages') return { value: number.value, length: 2, unit: 'packages' };
  if (countsChosenPackages(scan, after)) return { value: number.value, length, unit: 'packages' };
  if (measure === 'accessorials' || measure === 'accessorialCount')
    return { value: number.value, length: 2, unit: 'charges' };
  return { value: number.value, length: 1, unit: undefined };
}

const ofWeight = (value: number, perUnit: number): Amount => ({
  value: value * perUnit,
  length: 2,
  unit: 'pounds',
  perUnit,
});

/** The ‘% on time’ of ‘over 90% on time’ */
function isShareInOneWord(scan: Scan, place: number): boolean {
  return percentAt(scan, place) !== undefined && /^(?:%|percent|pct)/iu.test(scan.items[place]?.text ?? '');
}

/** ‘10 late packages’: packages of some values are counted, and nothing else is asked for that these would narrow. */
function countsChosenPackages(scan: Scan, after: number): boolean {
  let place = after;
  while (scan.at(place, 'value') !== undefined) place += 1;
  const areValues = place > after;
  const isLast = scan.at(place, 'measure')?.measure === 'packages';
  const namesThem = isLast || wordsOfPackages.test(normalised(scan.items[place - 1]?.text ?? ''));
  const others = scan.places('measure').some((each) => scan.at(each, 'measure')?.measure !== 'packages');
  return areValues && namesThem && !others && !scan.says('cost', 'howMuch', 'average', 'share', 'percent');
}

/** An amount that stands before its comparison: Chinese ‘50磅以上’. */
function amountBefore(scan: Scan, place: number): Amount | undefined {
  return [3, 2, 1].flatMap((length) => {
    const amount = amountAt(scan, place - length);
    return amount?.length === length ? [amount] : [];
  })[0];
}

/** What an amount counts, where the comparison stands between the two: ‘20 or more packages’. */
function unitAfter(scan: Scan, place: number): Amount['unit'] {
  return scan.at(place + 1, 'measure')?.measure === 'packages' ? 'packages' : undefined;
}

/** The quarter of ‘last quarter’, which no condition is about. */
function isPeriod(scan: Scan, place: number): boolean {
  return (
    scan.grainAt(place) !== undefined &&
    [place - 1, place + 1].some((each) => scan.was(each, 'last', 'this', 'ago')) &&
    !isOfPeriod(scan, place)
  );
}

/** ‘Weeks this year’: the weeks are groups, and the year is the period. */
function isOfPeriod(scan: Scan, place: number): boolean {
  const isNamed = scan.was(place - 1, 'last', 'this', 'ago') || scan.items[place - 1]?.concept.kind === 'number';
  return !isNamed && scan.was(place + 1, 'last', 'this') && scan.grainAt(place + 2) !== undefined;
}

/** ‘Carrier FedEx’ narrows, and is no group. */
function hasOwnValue(scan: Scan, place: number): boolean {
  const dimension = scan.at(place, 'dimension')?.dimension;
  return dimension !== undefined && scan.at(place + 1, 'value')?.dimension === dimension;
}

type Subject =
  | { readonly kind: 'row'; readonly column: ComparedColumn; readonly isVague: boolean }
  | { readonly kind: 'group'; readonly measure: AskedMeasure };

/** What a number is compared with: the nearest noun before it, and the unit, tell. */
function subjectOf(scan: Scan, place: number, unit: Amount['unit']): Subject | undefined {
  const nouns = scan.items
    .slice(0, Math.max(0, place))
    .map((item, index) => ({ item, index }))
    .filter(
      ({ item, index }) =>
        !item.used &&
        !isPeriod(scan, index) &&
        !hasOwnValue(scan, index) &&
        (['measure', 'dimension', 'unit'].includes(item.concept.kind) ||
          (unit === 'percent' && item.concept.kind === 'value' && item.concept.dimension === 'tracking_status') ||
          scan.is(index, 'cost')),
    )
    .toReversed();
  const [nearest, next] = nouns;
  const measureOf = (index: number): MeasureName | undefined =>
    scan.is(index, 'cost') ? 'totalSpend' : scan.at(index, 'measure')?.measure;
  const isGroup = (found: typeof nearest) =>
    found?.item.concept.kind === 'dimension' || found?.item.concept.kind === 'unit';
  const group = (measure: MeasureName): Subject => ({ kind: 'group', measure: { kind: 'measure', measure } });
  if (unit === 'percent') {
    const after = [place + 2, place + 3].find((each) => percentAt(scan, each) !== undefined);
    const told = percentAt(scan, after);
    if (isGroup(nearest) && after !== undefined && told !== undefined) {
      scan.use(after);
      usePercentAfter(scan, place);
      return group(told);
    }
    const share = percentAt(scan, nearest?.index);
    if (share === undefined || !(isGroup(next) || isGroupAfter(scan, place + 1))) return undefined;
    scan.use(nearest?.index ?? 0);
    usePercentAfter(scan, place);
    return group(share);
  }
  if (unit === 'packages')
    return isGroup(nearest) ||
      (scan.was(place - 1, 'with') && nouns.some(isGroup)) ||
      (nearest === undefined && isGroupAfter(scan, place + 1))
      ? group('packages')
      : undefined;
  if (unit === 'charges') return isGroup(nearest) ? group('accessorialCount') : undefined;
  if (unit === 'money' && nearest === undefined && isGroupAfter(scan, place + 1)) return group('totalSpend');
  const measure = nearest === undefined ? undefined : measureOf(nearest.index);
  const isAveraged = nearest !== undefined && scan.was(scan.beside(nearest.index, -1), 'average');
  const mean =
    measure !== undefined && /^average/.test(measure) ? measure : isAveraged ? meanOf[measure ?? ''] : undefined;
  if (mean !== undefined && nearest !== undefined) {
    if (!isGroup(next)) return undefined;
    scan.use(nearest.index);
    return group(mean);
  }
  if (measure !== undefined && /delta/iu.test(measure)) return undefined;
  const isOfWeight = measure === 'billWeight' || measure === 'actualWeight' || scan.says('weight', 'heavy');
  if (unit === 'pounds' || (unit !== 'money' && isOfWeight)) {
    if (measure === 'billWeight' && nearest !== undefined) {
      scan.use(nearest.index);
      const isVague = !/bill|factur|fattur|计费|مفوتر/iu.test(nearest.item.text);
      return { kind: 'row', column: isVague ? 'actual_weight' : 'bill_weight', isVague };
    }
    if (measure === 'actualWeight' && nearest !== undefined) scan.use(nearest.index);
    scan.useAll('weight');
    return { kind: 'row', column: 'actual_weight', isVague: measure !== 'actualWeight' };
  }
  if (measure !== undefined && nearest !== undefined && isGroupAfter(scan, place)) {
    scan.use(nearest.index);
    return group(measure);
  }
  if (measure === 'invoices') return undefined;
  if (nearest !== undefined && isColumnAsSaid(scan, nearest.index)) {
    scan.use(nearest.index);
    return { kind: 'row', column: 'net_amount', isVague: false };
  }
  const after = scan.at(place + 2, 'measure')?.measure;
  if (isGroup(nearest)) {
    const isOfInvoices = scan.at(nearest?.index ?? -1, 'dimension')?.dimension === 'invoice_number';
    if (unit === 'money' || after === 'totalSpend' || isOfInvoices) {
      if (after !== undefined) scan.use(place + 2);
      return group(after ?? 'totalSpend');
    }
    return undefined;
  }
  if (measure !== undefined && nearest !== undefined && isGroup(next)) {
    const isAnother = nouns.slice(2).some(({ index }) => scan.at(index, 'measure') !== undefined);
    if (measure !== 'packages' || isAnother || scan.says('howMany')) scan.use(nearest.index);
    else if (unit === 'money') return { kind: 'row', column: 'net_amount', isVague: false };
    return group(measure);
  }
  if (measure === 'packages' || measure === undefined) {
    const saysCostBefore = scan.items.some((_, index) => index < place && scan.was(index, 'cost'));
    return unit === 'money' || saysCostBefore ? { kind: 'row', column: 'net_amount', isVague: false } : undefined;
  }
  if (next !== undefined && measureOf(next.index) === 'packages') {
    if (measure === 'totalSpend' && nearest !== undefined) {
      scan.use(nearest.index);
      return { kind: 'row', column: 'net_amount', isVague: false };
    }
    return undefined;
  }
  if (unit !== 'money' || !amountsOfRows.has(measure)) return undefined;
  if (measure === 'totalSpend' && nearest?.index === place - 1) {
    const isBeside = next !== undefined && measureOf(next.index) !== undefined;
    if (isBeside || namesPackagesAfter(scan, place)) scan.use(place - 1);
  }
  return { kind: 'row', column: 'net_amount', isVague: false };
}

/** ‘Zones with an average weight over 5 lb’ */
const meanOf: Readonly<Record<string, MeasureName>> = {
  totalSpend: 'costPerPackage',
  billWeight: 'averageBillWeight',
  actualWeight: 'averageActualWeight',
};

/** The percent of a condition asks for no share. */
function usePercentAfter(scan: Scan, place: number): void {
  const percent = [place + 1, place + 2, place + 3].find((index) => scan.is(index, 'percent'));
  const item = percent === undefined ? undefined : scan.items[percent];
  if (item !== undefined) Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
}

/** Figures whose rows have the amount that is compared: ‘refunds over $50’ compares another one. */
const amountsOfRows: ReadonlySet<MeasureName> = new Set([
  'totalSpend',
  'netOfAllCarriers',
  'accessorials',
  'accessorialCount',
]);

/** ‘包裹少于10个的州’: in Chinese, the groups of a condition come after it. */
function isGroupAfter(scan: Scan, place: number): boolean {
  const after = scan.items.slice(place + 2);
  const isHan = after.some(({ text }) => /\p{Script=Han}/u.test(text));
  const first = after.find(({ concept }) => ['dimension', 'measure', 'value'].includes(concept.kind));
  return isHan && first?.concept.kind === 'dimension';
}

/** ‘Carriers with on time below 95%’ */
function percentAt(scan: Scan, place: number | undefined): MeasureName | undefined {
  const concept = place === undefined ? undefined : scan.items[place]?.concept;
  if (concept?.kind === 'measure')
    return measureCatalogue[concept.measure].unit === 'percent' ? concept.measure : undefined;
  if (concept?.kind !== 'value' || concept.dimension !== 'tracking_status') return undefined;
  return punctuality[concept.values[0] ?? ''];
}

/** ‘Packages by Carrier, October 2026, net amount more than $100’, as a reading says it: each row is compared. */
function isColumnAsSaid(scan: Scan, place: number): boolean {
  const isApart = /^[,，、،]$/u.test(scan.items[place - 1]?.text ?? '');
  return isApart && netAmounts().has(normalised(scan.items[place]?.text ?? ''));
}

let columnNames: ReadonlySet<string> | undefined;

function netAmounts(): ReadonlySet<string> {
  columnNames ??= new Set(wordLanguages.map((language) => normalised(sentencesIn(language).columns.net_amount)));
  return columnNames;
}

/** The noun of ‘费用高于50美元的包裹数’ comes last. */
function namesPackagesAfter(scan: Scan, place: number): boolean {
  return scan.places('measure').some((each) => each > place && scan.at(each, 'measure')?.measure === 'packages');
}
