import { columnNames, plainName } from '../../reading/column-names.ts';
import { columnCount, type UpsColumn, upsColumnList, upsColumns } from './columns.ts';
import documentedColumns from './documented-columns.json' with { type: 'json' };

/** Where a file has its columns, and what they are called. */
export interface UpsPlaces {
  readonly placeOf: (column: UpsColumn) => number;
  readonly names: readonly string[];
  /** Columns that the documentation does not have. */
  readonly unknown: readonly { readonly place: number; readonly name: string }[];
  /** As many fields a row needs: what stands behind them may be cut off. */
  readonly fewestFields: number;
}

/** Without these, the columns of a header are not those of the billing data file. */
const required: readonly UpsColumn[] = [
  'accountNumber',
  'invoiceDate',
  'invoiceNumber',
  'invoiceCurrency',
  'invoiceAmount',
  'category',
  'classification',
  'netAmount',
];
const nowhere = -1;

/** Files name countries in two ways, and some programs write the names without their last words. */
const plainNames = (name: string): string[] => {
  const plain = plainName(name);
  return plain.endsWith('country') ? [plain, `${plain}territory`, `${plain}orterritory`] : [plain];
};
/** What UPS calls the 250 columns of billing data file 2.1, in their order. */
const namesOfPlace = documentedColumns.map(plainNames);
const documented: ReadonlySet<string> = new Set(namesOfPlace.flat());

/** The columns of a header by their names, in any order; undefined if it is another one. */
export function placesByName(header: readonly string[]): UpsPlaces | undefined {
  const plain = header.map(plainName);
  const places = new Map<UpsColumn, number>();
  for (const column of upsColumnList) {
    const names = namesOfPlace[upsColumns[column]] ?? [];
    const place = plain.findIndex((name) => names.includes(name));
    if (place !== nowhere) places.set(column, place);
  }
  if (required.some((column) => !places.has(column))) return undefined;
  const names = columnNames(header);
  return {
    placeOf: (column) => places.get(column) ?? nowhere,
    names,
    unknown: names.flatMap((name, place) =>
      plain[place] === '' || documented.has(plain[place] ?? '') ? [] : [{ place, name }],
    ),
    fewestFields: Math.max(...required.map((column) => places.get(column) ?? 0)) + 1,
  };
}

/** The columns in the order of the documentation, and those that a row has behind them. */
export function placesInOrder(width: number): UpsPlaces {
  const further = Array.from({ length: Math.max(width - columnCount, 0) }, (_, index) => {
    const place = columnCount + index;
    return { place, name: `Column ${place + 1}` };
  });
  return {
    placeOf: (column) => upsColumns[column],
    names: further.length === 0 ? documentedColumns : [...documentedColumns, ...further.map(({ name }) => name)],
    unknown: further,
    fewestFields: upsColumns.netAmount + 1,
  };
}
