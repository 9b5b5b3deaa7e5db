/**
 * Reads some columns of a line by name. Nothing else of the line stays in memory: all rows of an invoice are there
 * together, and lines have up to 250 columns.
 */
export function keptTexts<Column extends string>(
  columns: readonly Column[],
): (fields: readonly string[], placeOf: (column: Column) => number | undefined) => (column: Column) => string {
  const order = new Map(columns.map((column, index) => [column, index]));
  return (fields, placeOf) => textsOf(pick(columns, fields, placeOf), order);
}

function pick<Column>(
  columns: readonly Column[],
  fields: readonly string[],
  placeOf: (column: Column) => number | undefined,
): readonly string[] {
  return columns.map((column) => fields[placeOf(column) ?? -1]?.trim() ?? '');
}

const textsOf =
  <Column>(kept: readonly string[], order: ReadonlyMap<Column, number>) =>
  (column: Column): string =>
    kept[order.get(column) ?? -1] ?? '';
