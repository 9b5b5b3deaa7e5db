import { type MeasureName, wordLanguages } from '@waybill/model';
import { sentencesIn } from '../say/sentences-in.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { isGroup, isGroupAfter, type Noun } from './nouns.ts';
import { costOfRows, ofGroups, type Subject } from './subject.ts';

/** An amount of money or weight, or a bare number, and the nouns before it, the nearest first. */
interface Compared {
  readonly scan: Scan;
  readonly place: number;
  readonly unit: 'money' | 'pounds' | undefined;
  readonly nouns: readonly Noun[];
}

/** What an amount is compared with. */
export function subjectOfAmount(compared: Compared): Subject | undefined {
  const { scan, place, unit, nouns } = compared;
  const [nearest, next] = nouns;
  if (nearest === undefined) return subjectWithoutNoun(compared);
  if (unit === 'money' && nouns.some(isGroup) && usePerPackage(scan, place)) return ofGroups('costPerPackage');
  const mean = meanNamed(scan, nearest);
  if (mean !== undefined) return isGroup(next) ? using(scan, nearest, ofGroups(mean)) : undefined;
  const { measure } = nearest;
  if (measure !== undefined && /delta/iu.test(measure)) return undefined;
  if (isOfWeight(compared)) return weightOfRows(scan, nearest);
  if (measure !== undefined && isGroupAfter(scan, place)) return using(scan, nearest, ofGroups(measure));
  if (measure === 'invoices') return undefined;
  if (isColumnAsSaid(scan, nearest.index)) return using(scan, nearest, costOfRows);
  if (isGroup(nearest)) return figureOfGroups(compared, nearest);
  if (measure !== undefined && isGroup(next)) return figureBeforeGroups(compared, nearest, measure);
  if (measure === 'packages' || measure === undefined) return costOfPackages(compared);
  if (next?.measure === 'packages') return measure === 'totalSpend' ? using(scan, nearest, costOfRows) : undefined;
  if (unit !== 'money' || !amountsOfRows.has(measure)) return undefined;
  if (measure === 'totalSpend' && nearest.index === place - 1 && isOnlyCompared(compared)) scan.use(nearest.index);
  return costOfRows;
}

/** The noun says what is compared, and asks for no figure. */
function using(scan: Scan, { index }: Noun, subject: Subject): Subject {
  scan.use(index);
  return subject;
}

function subjectWithoutNoun(compared: Compared): Subject | undefined {
  const { scan, place, unit } = compared;
  if (unit === 'money' && isGroupAfter(scan, place + 1)) return ofGroups('totalSpend');
  return isOfWeight(compared) ? weightOfRows(scan, undefined) : costOfPackages(compared);
}

function meanNamed(scan: Scan, { measure, index }: Noun): MeasureName | undefined {
  if (measure !== undefined && /^average/.test(measure)) return measure;
  const isAveraged = scan.was(scan.beside(index, -1), 'average');
  return isAveraged ? meanOf[measure ?? ''] : undefined;
}

/** ‘Zones with an average weight over 5 lb’ */
const meanOf: Readonly<Record<string, MeasureName>> = {
  totalSpend: 'costPerPackage',
  billWeight: 'averageBillWeight',
  actualWeight: 'averageActualWeight',
};

function isOfWeight({ scan, unit, nouns: [nearest] }: Compared): boolean {
  const namesWeight = nearest?.measure === 'billWeight' || nearest?.measure === 'actualWeight';
  return unit === 'pounds' || (unit !== 'money' && (namesWeight || scan.says('weight', 'heavy')));
}

function weightOfRows(scan: Scan, nearest: Noun | undefined): Subject {
  if (nearest?.measure === 'billWeight') {
    const isVague = !expression('billed-stem').test(nearest.text);
    return using(scan, nearest, { kind: 'row', column: isVague ? 'actual_weight' : 'bill_weight', isVague });
  }
  const isActual = nearest?.measure === 'actualWeight';
  if (nearest !== undefined && isActual) scan.use(nearest.index);
  scan.useAll('weight');
  return { kind: 'row', column: 'actual_weight', isVague: !isActual };
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

/** ‘Carriers over $50,000’, and ‘accounts with more than 500 in fees’ with the figure after the number. */
function figureOfGroups({ scan, place, unit }: Compared, group: Noun): Subject | undefined {
  const after = scan.at(place + 2, 'measure')?.measure;
  const isOfInvoices = scan.at(group.index, 'dimension')?.dimension === 'invoice_number';
  if (unit !== 'money' && after !== 'totalSpend' && !isOfInvoices) return undefined;
  if (after !== undefined) scan.use(place + 2);
  return ofGroups(after ?? 'totalSpend');
}

/** ‘States that cost more than $20 per package’ */
function usePerPackage(scan: Scan, place: number): boolean {
  const end = place + (scan.is(place + 2, 'dollar') ? 3 : 2);
  const isPer = scan.is(end, 'per', 'by', 'to') && scan.at(end + 1, 'measure')?.measure === 'packages';
  if (!isPer) return false;
  scan.use(end, 2);
  const cost = scan.items.findIndex(
    (_, index) => index < place && (scan.is(index, 'cost') || scan.at(index, 'measure')?.measure === 'totalSpend'),
  );
  if (cost >= 0) scan.use(cost);
  return true;
}

/** ‘States with packages over 500’ compares the figure of groups; ‘packages over $50’ compares what each costs. */
function figureBeforeGroups({ scan, unit, nouns }: Compared, figure: Noun, measure: MeasureName): Subject {
  const isAnother = nouns.slice(2).some(({ index }) => scan.at(index, 'measure') !== undefined);
  if (measure !== 'packages' || isAnother || scan.says('howMany')) return using(scan, figure, ofGroups(measure));
  return unit === 'money' ? costOfRows : ofGroups(measure);
}

/** Packages cost money; a bare number is money only after a word for cost. */
function costOfPackages({ scan, place, unit }: Compared): Subject | undefined {
  const saysCostBefore = scan.items.some((_, index) => index < place && scan.was(index, 'cost'));
  return unit === 'money' || saysCostBefore ? costOfRows : undefined;
}

/** Figures whose rows have the amount that is compared: ‘refunds over $50’ compares another one. */
const amountsOfRows: ReadonlySet<MeasureName> = new Set([
  'totalSpend',
  'netOfAllCarriers',
  'accessorials',
  'accessorialCount',
]);

/** Whether another figure is asked for, beside the spend that is compared. */
function isOnlyCompared({ scan, place, nouns: [, next] }: Compared): boolean {
  return next?.measure !== undefined || namesPackagesAfter(scan, place);
}

/** The noun of ‘费用高于50美元的包裹数’ comes last. */
function namesPackagesAfter(scan: Scan, place: number): boolean {
  return scan.places('measure').some((each) => each > place && scan.at(each, 'measure')?.measure === 'packages');
}
