import { pointNumber } from '../reading/marked-number.ts';
import type { FlatDeclaration, Target } from './declaration.ts';
import type { FlatColumns } from './flat-columns.ts';

const numberTargets: readonly Target[] = [
  'invoiceAmount',
  'actualWeight',
  'billedWeight',
  'length',
  'width',
  'height',
  'pieces',
];

/** Writes the numbers of a row with a decimal point where the declaration says how they are written. The function throws UnreadableRow. */
export function pointNumbers(
  { decimalMark, charges, columns, rowTotal }: FlatDeclaration,
  { placeOf }: FlatColumns,
): (fields: readonly string[]) => readonly string[] {
  if (decimalMark === undefined) return (fields) => fields;
  const amounts = charges.flatMap(({ column, incentiveColumn }) => [column, incentiveColumn]);
  const names = [...amounts, rowTotal, ...numberTargets.map((target) => columns[target])];
  const written = new Map(names.filter((name) => name !== undefined).map((name) => [placeOf(name), name]));
  return (fields) =>
    fields.map((field, place) => {
      const name = written.get(place);
      return name === undefined ? field : pointNumber(field, decimalMark, name);
    });
}
