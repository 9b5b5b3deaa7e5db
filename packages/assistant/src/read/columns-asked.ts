import type { AskedColumns } from '../draft/draft.ts';
import { dimensions } from '../measures/dimensions.ts';
import type { DimensionName } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import type { Concept, Intent } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { namesLatePackages } from './packages-named.ts';

/** No columns. */
export const noColumns: AskedColumns = { names: [], places: new Set() };

/**
 * ‘The 10 heaviest packages last month, tracking number, city and weight’: the end of a question that names packages one
 * by one, and nothing but columns. Uses up these words, which are neither groups nor figures nor the days of the question.
 */
export function findColumns(scan: Scan): AskedColumns {
  const start = beginningOfColumns(scan);
  if (start === undefined || !areOfPackages(scan, start)) return noColumns;
  const places = scan.items.map((_, place) => place).slice(start);
  const names = [...new Set(places.flatMap((place) => columnsOf(scan.items[place]?.concept)))];
  scan.use(start, places.length);
  return { names, places: new Set(places) };
}

/** Where the columns at the end of a question begin: at the word that leads to them. */
function beginningOfColumns(scan: Scan): number | undefined {
  let start = scan.length;
  while (start > 0 && (columnsOf(scan.items[start - 1]?.concept).length > 0 || scan.was(start - 1, ...between)))
    start -= 1;
  while (start < scan.length && !scan.was(start, ...leading) && !saysWith(scan, start)) start += 1;
  return scan.items.slice(start).some(({ concept }) => columnsOf(concept).length > 0) ? start : undefined;
}

/** ‘Con peso’ is one phrase. */
function saysWith(scan: Scan, place: number): boolean {
  return (
    scan.was(place, 'weight') && place > 0 && expression('with-weight').test(normalised(scan.items[place]?.text ?? ''))
  );
}

const leading: readonly Intent[] = ['with', 'and', 'to', 'also'];
const between: readonly Intent[] = [...leading, 'the', 'a', 'our', 'those'];

/** Whether packages are asked for one by one: ranked, listed, or with a column that only one package has. */
function areOfPackages(scan: Scan, start: number): boolean {
  const said = scan.items.slice(0, start);
  const isOfPackages = ({ concept }: { readonly concept: Concept }) =>
    concept.kind === 'measure' && concept.measure === 'packages';
  const isAnother = ({ concept }: { readonly concept: Concept }) =>
    concept.kind === 'dimension' ||
    concept.kind === 'everyUnit' ||
    (concept.kind === 'measure' && concept.measure !== 'packages');
  const saysPackages = said.some(isOfPackages) || namesLatePackages(scan) || scan.says('list');
  const isOneByOne =
    scan.says('heavy', 'light', 'expensive', 'cheap', 'list', 'rows') ||
    scan.items.slice(start).some(({ concept }) => isOfOne(concept));
  return (
    saysPackages &&
    isOneByOne &&
    !said.some(isAnother) &&
    !scan.says('howMany', 'share', 'percent', 'average', 'by', 'per')
  );
}

/** What only a single package has. */
function isOfOne(concept: Concept): boolean {
  if (concept.kind === 'dimension') return concept.dimension === 'tracking_number';
  return concept.kind === 'column' || (concept.kind === 'intent' && Object.hasOwn(columnsOfIntents, concept.intent));
}

const columnsOfIntents: Readonly<Partial<Record<Intent, string>>> = {
  shipDate: 'pickup_date',
  billDate: 'bill_date',
  deliveryDate: 'delivery_date',
  delivered: 'delivery_date',
};

const columnsOfFigures: Readonly<Record<string, string>> = {
  totalSpend: 'net_amount',
  netOfAllCarriers: 'net_amount',
  billWeight: 'bill_weight_pounds',
  actualWeight: 'actual_weight_pounds',
};

function columnsOf(concept: Concept | undefined): readonly string[] {
  switch (concept?.kind) {
    case 'column':
      return concept.columns;
    case 'dimension':
      return columnOfDimension(concept.dimension);
    case 'measure':
      return [columnsOfFigures[concept.measure] ?? []].flat();
    case 'intent':
      if (concept.intent === 'cost') return ['net_amount'];
      if (concept.intent === 'weight') return ['actual_weight_pounds'];
      return [columnsOfIntents[concept.intent] ?? []].flat();
    default:
      return [];
  }
}

const notInLists: ReadonlySet<DimensionName> = new Set([
  'account_division',
  'account_group',
  'accessorial',
  'credit_type',
  'charge_family',
  'client',
  'weight_break',
  'weekday',
  'delivery_weekday',
  'billed_by',
]);

/** A dimension that is a column of its own. */
const columnOfDimension = (name: DimensionName): readonly string[] =>
  notInLists.has(name) ? [] : [dimensions[name].expression];
