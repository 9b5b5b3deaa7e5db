/** A column that a pivot made: `UPS_NET_AMOUNT` adds up the field NET_AMOUNT over the rows of UPS. */
export interface PivotColumn {
  readonly id: string;
  readonly field: string;
  /** The values of the pivot, as the server writes them. */
  readonly band: string;
}

/** Reads the fields of a pivot's answer; the longest field that fits is meant, as values may contain underscores. */
export function pivotColumnsOf(made: readonly string[], values: readonly string[]): readonly PivotColumn[] {
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  return made.flatMap((id) => {
    const field = longestFirst.find((value) => id.endsWith(`_${value}`));
    return field === undefined ? [] : [{ id, field, band: id.slice(0, -field.length - 1) }];
  });
}
