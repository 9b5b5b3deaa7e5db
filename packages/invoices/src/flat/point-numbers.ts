import { pointNumber } from '../reading/marked-number.ts';
import type { NumberMarks } from '../reading/number-marks.ts';
import { withPointMeasures } from '../reading/point-measures.ts';
import type { FlatDeclaration, Target } from './declaration.ts';
import type { FlatColumns } from './flat-columns.ts';
import { nameOf } from './flat-texts.ts';

const measureTargets: readonly Target[] = ['actualWeight', 'billedWeight', 'length', 'width', 'height', 'pieces'];

/**
 * Writes the numbers of a row with a decimal point: all of them if the declaration says how they are written, otherwise
 * weights, sizes and counts, by their marks. The function throws UnreadableRow.
 */
export function pointNumbers(
  declaration: FlatDeclaration,
  { placeOf, targets }: FlatColumns,
  marks: NumberMarks,
): (fields: readonly string[]) => readonly string[] {
  const { decimalMark, charges, columns, above, rowTotal } = declaration;
  if (decimalMark === undefined) {
    const measures = measureTargets.flatMap((target) => {
      const place = targets.get(target);
      return place === undefined ? [] : [{ place, name: columns[target] ?? target }];
    });
    return (fields) => withPointMeasures(fields, measures, marks);
  }
  const amounts = charges.flatMap(({ column, incentiveColumn, beyondColumn }) => [
    column,
    incentiveColumn,
    beyondColumn,
  ]);
  const names = [...amounts, rowTotal, columns.invoiceAmount, ...measureTargets.map((target) => columns[target])];
  const written = new Map(names.filter((name) => name !== undefined).map((name) => [placeOf(name), name]));
  const placeOfAmount = targets.get('invoiceAmount');
  if (placeOfAmount !== undefined && above?.invoiceAmount !== undefined)
    written.set(placeOfAmount, nameOf(declaration, 'invoiceAmount'));
  return (fields) =>
    fields.map((field, place) => {
      const name = written.get(place);
      return name === undefined ? field : pointNumber(field, decimalMark, name);
    });
}
