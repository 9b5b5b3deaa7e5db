import type { NamedPlace } from '../../layout.ts';
import { columnNames, plainName } from '../../reading/column-names.ts';
import documentedColumns from './documented-columns.json' with { type: 'json' };
import {
  chargeAmountHeader,
  chargeDescriptionHeader,
  type FedexColumn,
  fedexColumns,
  requiredColumns,
} from './fedex-columns.ts';

/** What FedEx calls the columns that are in a file once or more often, as names are compared. */
const documentedNames: ReadonlySet<string> = new Set(documentedColumns.map(plainName));

/** Where a file has its columns: the layouts of 210 and of 156 columns differ in a few. */
export interface FedexHeader {
  readonly width: number;
  readonly columns: ReadonlyMap<FedexColumn, number>;
  /** Positions of each charge's description and amount; a single pair if each line is a charge, none if the file names no charges. */
  readonly charges: readonly (readonly [description: number, amount: number])[];
  /** Columns that FedEx's documentation does not have. */
  readonly unknown: readonly NamedPlace[];
}

/** Reads a header row; undefined if it is not one of this layout. */
export function readHeader(fields: readonly string[]): FedexHeader | undefined {
  const names = fields.map(plainName);
  const columns = new Map<FedexColumn, number>();
  for (const [column, header] of Object.entries(fedexColumns) as [FedexColumn, string][]) {
    const place = names.indexOf(plainName(header));
    if (place !== -1) columns.set(column, place);
  }
  if (requiredColumns.some((column) => !columns.has(column))) return undefined;
  const charges = chargePairs(names);
  const used = new Set([...columns.values(), ...charges.flat()]);
  return { width: fields.length, columns, charges, unknown: unknownColumns(fields, used) };
}

/** Programs that need a name of its own for each column put a number behind those that repeat: `… 1`, `….1`, `…_2`. */
const description = new RegExp(`^${plainName(chargeDescriptionHeader)}(\\d{0,3})$`);
const amount = new RegExp(`^${plainName(chargeAmountHeader)}(\\d{0,3})$`);

/**
 * The columns of each charge: an amount belongs to the description with its number, or to the one before it where numbers
 * repeat or are left out.
 */
function chargePairs(names: readonly string[]): (readonly [number, number])[] {
  const numbered = (pattern: RegExp) =>
    names.flatMap((name, place) => {
      const number = pattern.exec(name)?.[1];
      return number === undefined ? [] : [{ place, number }];
    });
  const [descriptions, amounts] = [numbered(description), numbered(amount)];
  const isNumbered = new Set(descriptions.map(({ number }) => number)).size === descriptions.length;
  return descriptions.flatMap(({ place, number }) => {
    const own = isNumbered
      ? amounts.find((each) => each.number === number)
      : amounts.find((each) => each.place === place + 1);
    return own === undefined ? [] : [[place, own.place] as const];
  });
}

/** Columns that FedEx's documentation does not have. */
const unknownColumns = (fields: readonly string[], used: ReadonlySet<number>): NamedPlace[] =>
  columnNames(fields).flatMap((name, place) =>
    used.has(place) || fields[place]?.trim() === '' || documentedNames.has(plainName(fields[place] ?? ''))
      ? []
      : [{ place, name }],
  );
