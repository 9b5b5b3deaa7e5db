import type { ChangeKind, WhatIfChange } from '@waybill/contract';
import { compileDataQuery, type QueryDescription, type Scope } from '@waybill/query';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { centsOf, type Effects, effectKinds } from './effects.ts';
import { accessorialsQuery, estimateQuery } from './estimate-query.ts';

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
  readonly changes: readonly WhatIfChange[];
  /** The conditions of the rows. */
  readonly where: readonly string[];
  /** Rows whose price is known better. */
  readonly without: readonly number[];
  readonly signal: AbortSignal;
}

/** What the changes add, estimated from what was billed, in one query; the rows that a divisor or a service moves in two more. */
export async function estimate(
  { warehouse }: Pick<Services, 'warehouse'>,
  { scope, changes, where, without, signal }: EstimateOrder,
): Promise<readonly CellPart[]> {
  const rows = without.length === 0 ? where : [...where, `tracking_id not in (${without.join(',')})`];
  const order = { changes, where: rows, learnedFrom: where };
  const asks = (kind: ChangeKind) => changes.some((change) => change.kind === kind);
  const partsOf = async (query: QueryDescription, sign: 1 | -1, isCounted: boolean) => {
    const compiled = compileDataQuery(query, { scope });
    const found = await warehouse.rows<Row>(compiled, { ...longQuery, signal, maxRows: mostRowsOfContainer });
    return found.map((row) => partOf(row, sign, isCounted));
  };
  const parts = [await partsOf(estimateQuery(order), 1, true)];
  for (const kind of ['divisor', 'service'] as const) {
    if (!asks(kind)) continue;
    parts.push(await partsOf(estimateQuery(order, kind), 1, false));
    parts.push(await partsOf(estimateQuery(order, kind, true), -1, false));
  }
  if (asks('accessorials')) parts.push(await partsOf(accessorialsQuery(changes, where), 1, false));
  return parts.flat();
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
