import type { ChangeKind } from '@waybill/contract';
import { compileDataQuery, type QueryDescription, type Scope } from '@waybill/query';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { centsOf, type Effects, effectKinds } from './effects.ts';
import { accessorialsQuery, estimateQuery, repricings } from './estimate-query.ts';
import type { AskedChange } from './place-centres.ts';

/** What is added up: a month of a client with a carrier’s service. */
export interface Cell {
  readonly clientId: number;
  readonly month: string;
  readonly carrier: string;
  readonly service: string;
}

/** A part of a cell, in cents. */
export interface CellPart extends Cell {
  readonly packages: number;
  readonly actual: number;
  /** Those that a change is about. */
  readonly touched: { readonly packages: number; readonly amount: number };
  readonly effects: Effects;
}

type Row = Record<string, string | number | null>;

/** Whose rows are estimated, and by what. */
export interface EstimateOrder {
  readonly scope: Scope;
  readonly changes: readonly AskedChange[];
  /** The conditions of the rows. */
  readonly where: readonly string[];
  /** Rows whose price is known better. */
  readonly without: readonly number[];
  readonly signal: AbortSignal;
}

/** What was estimated. */
interface Estimate {
  readonly parts: readonly CellPart[];
  /** Packages in another zone from a new centre that keep their price, because like packages are too few. */
  readonly withoutPrice: number;
}

/** What the changes add, estimated from what was billed, in one query; the rows that are repriced from others in two more. */
export async function estimate(
  { warehouse }: Pick<Services, 'warehouse'>,
  { scope, changes, where, without, signal }: EstimateOrder,
): Promise<Estimate> {
  const rows = without.length === 0 ? where : [...where, `tracking_id not in (${without.join(',')})`];
  const order = { changes, where: rows, learnedFrom: where };
  const asks = (kind: ChangeKind) => changes.some((change) => change.kind === kind);
  const ask = (query: QueryDescription) =>
    warehouse.rows<Row>(compileDataQuery(query, { scope }), { ...longQuery, signal, maxRows: mostRowsOfContainer });
  const rezonedIn = (found: readonly Row[]) => found.reduce((sum, row) => sum + Number(row.REZONED_PACKAGES ?? 0), 0);
  const all = await ask(estimateQuery(order));
  const parts = all.map((row) => partOf(row, 1, true));
  let withoutPrice = rezonedIn(all);
  for (const kind of repricings) {
    if (!asks(kind)) continue;
    const repriced = await ask(estimateQuery(order, kind));
    if (kind === 'centre') withoutPrice -= rezonedIn(repriced);
    parts.push(...repriced.map((row) => partOf(row, 1, false)));
    parts.push(...(await ask(estimateQuery(order, kind, true))).map((row) => partOf(row, -1, false)));
  }
  if (asks('accessorials'))
    parts.push(...(await ask(accessorialsQuery(changes, where))).map((row) => partOf(row, 1, false)));
  return { parts, withoutPrice };
}

const partOf = (row: Row, sign: 1 | -1, isCounted: boolean): CellPart => ({
  clientId: Number(row.CLIENT),
  month: String(row.MONTH),
  carrier: String(row.CARRIER ?? ''),
  service: String(row.CATEGORY ?? ''),
  packages: isCounted ? Number(row.PACKAGES ?? 0) : 0,
  actual: isCounted ? centsOf(row.ACTUAL) : 0,
  touched: isCounted
    ? { packages: Number(row.TOUCHED_PACKAGES ?? 0), amount: centsOf(row.TOUCHED_NET) }
    : { packages: 0, amount: 0 },
  effects: Object.fromEntries(
    effectKinds.map((kind) => [kind, sign * centsOf(row[`EFFECT_${kind.toUpperCase()}`])] as const),
  ),
});
