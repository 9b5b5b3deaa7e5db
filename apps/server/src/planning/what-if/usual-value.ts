/** Rows of an answer about packages, with how many these are. */
export type CountedRow = Record<string, string | number | null>;

/** Days, names and prices of fewer packages say nothing. */
export const fewestPackages = 3;
/** A value is known if so many of ten bills agree on it: a few may be wrong. */
const ofTen = 8;

export const total = (rows: readonly CountedRow[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

/** Whether these rows are enough, and most of all. */
export function areUsual(these: readonly CountedRow[], others: readonly CountedRow[]): boolean {
  const [packages, all] = [total(these, 'PACKAGES'), total([...these, ...others], 'PACKAGES')];
  return packages >= fewestPackages && packages * 10 >= all * ofTen;
}

/** The value that the rows of most packages have; undefined if these are few, or too many have another. */
export function usualValue<Value>(rows: readonly CountedRow[], valueIn: (row: CountedRow) => Value): Value | undefined {
  const [usual, ...others] = [...Map.groupBy(rows, valueIn)].toSorted(
    ([, one], [, other]) => total(other, 'PACKAGES') - total(one, 'PACKAGES'),
  );
  if (usual === undefined) return undefined;
  const [value, these] = usual;
  return areUsual(
    these,
    others.flatMap(([, rest]) => rest),
  )
    ? value
    : undefined;
}
