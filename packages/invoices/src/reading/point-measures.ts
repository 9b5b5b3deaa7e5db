import type { NumberMarks } from './number-marks.ts';

/** A column with weights, sizes or counts. */
export interface MeasureColumn {
  readonly place: number;
  readonly name: string;
}

/**
 * The fields of a row, with the measures in these columns written with a decimal point and without groups. What is no
 * number stays as it is.
 * @throws UnreadableRow if nothing shows what a measure such as `1,250` is
 */
export function withPointMeasures(
  fields: readonly string[],
  columns: readonly MeasureColumn[],
  marks: NumberMarks,
): readonly string[] {
  let changed: string[] | undefined;
  for (const { place, name } of columns) {
    const field = fields[place] ?? '';
    const measure = pointMeasure(field, name, marks);
    if (measure === field) continue;
    changed ??= [...fields];
    changed[place] = measure;
  }
  return changed ?? fields;
}

function pointMeasure(field: string, column: string, marks: NumberMarks): string {
  const hasMark = field.includes('.') || field.includes(',');
  return hasMark ? (marks.pointDigits(field.trim(), column) ?? field) : field;
}
