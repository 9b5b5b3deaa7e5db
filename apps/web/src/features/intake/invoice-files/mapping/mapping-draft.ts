import type { FileMapping, MappingProblem, MappingStart, MappingTarget } from '@waybill/contract';

/** A mapping that is being made, and what is around it. */
export interface Draft {
  readonly mapping: FileMapping;
  readonly columns: MappingStart['columns'];
  readonly problems: readonly MappingProblem[];
  change(part: Partial<FileMapping>): void;
}

/** The first problem of a field; undefined if there is none. */
export const problemOf = ({ problems }: Pick<Draft, 'problems'>, field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

/** The columns with another one, or none, for a field. */
export function withTarget(
  { columns }: FileMapping,
  target: MappingTarget,
  column: string | null,
): FileMapping['columns'] {
  const { [target]: _former, ...others } = columns;
  return column === null ? others : { ...others, [target]: column };
}

/** What a column is used for. */
export type Use =
  | { readonly kind: 'target'; readonly target: MappingTarget }
  | { readonly kind: 'charge' | 'charge text' | 'row total' | 'control total' };

/** What each column is used for, by its name. */
export function usesOf({ columns, charges, controlTotal }: FileMapping): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (column: string | null, use: Use) => {
    if (column !== null) uses.set(column, [...(uses.get(column) ?? []), use]);
  };
  for (const [target, column] of Object.entries(columns) as [MappingTarget, string][])
    add(column, { kind: 'target', target });
  if (charges.kind === 'rows') {
    add(charges.amount, { kind: 'charge' });
    add(charges.description, { kind: 'charge text' });
  } else {
    for (const { column } of charges.columns) add(column, { kind: 'charge' });
    add(charges.rowTotal, { kind: 'row total' });
  }
  if (controlTotal.kind === 'column') add(controlTotal.column, { kind: 'control total' });
  return uses;
}
