/**
 * How a column is stored. `money` and `length` are exact decimals with two places, `rate` with eight. `weight` has six, so
 * that weights billed in kilograms are still right after they were added up; it is rounded where it is shown.
 */
export type ColumnType = 'integer' | 'bigint' | 'text' | 'date' | 'timestamp' | 'money' | 'weight' | 'length' | 'rate';

/** The unit of a column's figures. `currency` means the row's own `currency_code`. */
export type Unit = 'currency' | 'lbs' | 'packages' | 'charges' | 'days' | 'USD per unit of currency';

/**
 * Who fills a stored column.
 * - `source`: the carrier's file (or the generator), business meaning only.
 * - `warehouse`: the load itself: identities, load number, partition values; and what files of the shipper add later.
 */
export type FilledBy = 'source' | 'warehouse';

/** One column of a warehouse table. DDL, catalogue, documentation and help are all made from this description. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly label: string;
  readonly meaning: string;
  readonly unit?: Unit;
  readonly nullable?: boolean;
  readonly filledBy: FilledBy;
  /** For a column that is computed when read: its definition over the stored columns of the same table. */
  readonly generated?: string;
}

/** The TypeScript shape of a stored value: dates as `YYYY-MM-DD`, timestamps as `YYYY-MM-DD HH:MM:SS` (UTC), exact decimals as text. */
type ValueOf<Type extends ColumnType> = Type extends 'integer' ? number : Type extends 'bigint' ? bigint : string;

type StoredBySource<Columns extends readonly Column[]> = Exclude<
  Extract<Columns[number], { filledBy: 'source' }>,
  { generated: string }
>;

/** The row that a reader of carrier files gives to the warehouse: every stored column that the source fills. */
export type SourceRow<Columns extends readonly Column[]> = {
  [C in StoredBySource<Columns> as C['name']]: C extends { nullable: true }
    ? ValueOf<C['type']> | null
    : ValueOf<C['type']>;
};

type Description = Omit<Column, 'name' | 'type' | 'label' | 'meaning' | 'filledBy' | 'generated'>;

/** Describes a stored column that the source fills. */
export function column<
  const Name extends string,
  Type extends ColumnType,
  const More extends Description = Record<never, never>,
>(
  name: Name,
  type: Type,
  label: string,
  meaning: string,
  more?: More,
): { name: Name; type: Type; label: string; meaning: string; filledBy: 'source' } & More {
  return { name, type, label, meaning, filledBy: 'source', ...(more as More) };
}

/** Describes a stored column that the warehouse fills. */
export function assigned<
  const Name extends string,
  Type extends ColumnType,
  const More extends Description = Record<never, never>,
>(
  name: Name,
  type: Type,
  label: string,
  meaning: string,
  more?: More,
): { name: Name; type: Type; label: string; meaning: string; filledBy: 'warehouse' } & More {
  return { name, type, label, meaning, filledBy: 'warehouse', ...(more as More) };
}

/** Describes a column computed when read; never stored. */
export function generated<
  const Name extends string,
  Type extends ColumnType,
  const More extends Description = Record<never, never>,
>(
  name: Name,
  type: Type,
  label: string,
  meaning: string,
  expression: string,
  more?: More,
): { name: Name; type: Type; label: string; meaning: string; filledBy: 'source'; generated: string } & More {
  return { name, type, label, meaning, filledBy: 'source', generated: expression, ...(more as More) };
}
