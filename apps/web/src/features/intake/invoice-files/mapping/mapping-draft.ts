import type {
  DeliveryMapping,
  DeliveryTarget,
  FileMapping,
  InvoiceMapping,
  MappingProblem,
  MappingStart,
  MappingTarget,
} from '@waybill/contract';

interface DraftOf<Mapping extends FileMapping> {
  readonly mapping: Mapping;
  readonly columns: MappingStart['columns'];
  readonly problems: readonly MappingProblem[];
  change(part: Partial<Mapping>): void;
}

/** A mapping of invoices that is being made, and what is around it. */
export type InvoiceDraft = DraftOf<InvoiceMapping> &
  Pick<MappingStart, 'cellsAbove' | 'placesAbove' | 'evidence'> & {
    /** As Waybill guessed it: what was changed since has no evidence. */
    readonly guess: InvoiceMapping | undefined;
  };

/** The same for deliveries. */
export type DeliveryDraft = DraftOf<DeliveryMapping>;

/** The fields that every mapping has. */
export type Draft = Pick<InvoiceDraft, 'columns' | 'problems'> & {
  readonly mapping: FileMapping;
  change(part: Partial<Pick<FileMapping, 'name' | 'firstRow' | 'dateOrder'>>): void;
};

/** Whether a mapping is for deliveries rather than invoices. */
export const isOfDeliveries = (mapping: FileMapping): mapping is DeliveryMapping =>
  mapping.format === 'waybill delivery mapping 1';

/** The first problem of a field; undefined if there is none. */
export const problemOf = ({ problems }: Pick<Draft, 'problems'>, field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

/** The columns with another one, or none, for a field. */
export function withTarget<Columns extends FileMapping['columns']>(
  columns: Columns,
  target: keyof Columns,
  column: string | null,
): Columns {
  const { [target]: _former, ...others } = columns;
  return { ...others, ...(column === null ? {} : { [target]: column }) } as Columns;
}

/** What a column is used for. */
export type Use =
  | { readonly kind: 'target'; readonly target: MappingTarget }
  | { readonly kind: 'delivery target'; readonly target: DeliveryTarget }
  | { readonly kind: 'charge' | 'charge text' | 'row total' | 'control total' };

/** What each column is used for, by its name. */
export function usesOf(mapping: FileMapping): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (column: string | null, use: Use) => {
    if (column !== null) uses.set(column, [...(uses.get(column) ?? []), use]);
  };
  if (isOfDeliveries(mapping)) {
    for (const [target, column] of Object.entries(mapping.columns) as [DeliveryTarget, string][])
      add(column, { kind: 'delivery target', target });
    return uses;
  }
  const { columns, charges, controlTotal } = mapping;
  for (const [target, column] of Object.entries(columns) as [MappingTarget, string][])
    add(column, { kind: 'target', target });
  if (charges.kind === 'rows') {
    add(charges.amount, { kind: 'charge' });
    add(charges.description, { kind: 'charge text' });
  } else {
    for (const { column, description } of charges.columns) {
      add(column, { kind: 'charge' });
      add(description, { kind: 'charge text' });
    }
    add(charges.rowTotal, { kind: 'row total' });
  }
  if (controlTotal.kind === 'column') add(controlTotal.column, { kind: 'control total' });
  return uses;
}
