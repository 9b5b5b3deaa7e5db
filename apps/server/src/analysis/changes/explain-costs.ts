import type { ChangeSide, DataRow, ExplainedChange } from '@waybill/contract';
import {
  accessorialCostsOf,
  accessorialCostsQuery,
  atMinimumQuery,
  type ClientCost,
  clientCostsOf,
  clientCostsQuery,
  clientPackagesQuery,
  costCellsOf,
  costCellsQuery,
  explainChange,
  type MinimumCharge,
  minimumCharges,
  type SideCosts,
  withMinimums,
  withoutClients,
} from '@waybill/model';
import { compileDataQuery, type QueryDescription, QueryError, type Scope } from '@waybill/query';
import type { RunOptions, Warehouse } from '@waybill/warehouse';

/** One side of a change, and whose rows of it may be read. */
export interface ScopedSide {
  readonly side: ChangeSide;
  readonly scope: Scope;
}

/**
 * Why the cost of one side differs from the other's (`docs/explained-change.md`). Throws QueryError for conditions outside the
 * query language.
 */
export async function explainCosts(
  warehouse: Warehouse,
  now: ScopedSide,
  before: ScopedSide,
  options: RunOptions,
): Promise<ExplainedChange> {
  const ask = askedOf(warehouse, options);
  const apart = await clientsApart(ask, now, before);
  const [costsNow, costsBefore] = await Promise.all([
    costsOf(ask, now, apart.now, apart.all),
    costsOf(ask, before, apart.before, apart.all),
  ]);
  const minimums = minimumCharges([...costsNow.cells, ...costsBefore.cells]);
  const [cellsNow, cellsBefore] = await Promise.all([
    cellsWithMinimums(ask, now, costsNow, minimums),
    cellsWithMinimums(ask, before, costsBefore, minimums),
  ]);
  return explainChange({ ...costsNow, cells: cellsNow }, { ...costsBefore, cells: cellsBefore });
}

interface Answer {
  readonly rows: readonly DataRow[];
  readonly isConverted: boolean;
}
type Ask = (query: QueryDescription, scope: Scope) => Promise<Answer>;

function askedOf(warehouse: Warehouse, options: RunOptions): Ask {
  return async (query, scope) => {
    const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
    return {
      rows: await warehouse.rows<DataRow>(compiled, options),
      isConverted: compiled.plan.convertsMoney === true,
    };
  };
}

/** The clients that have packages on one side only, if both sides are about the same several clients. */
async function clientsApart(ask: Ask, now: ScopedSide, before: ScopedSide) {
  const none = { now: [], before: [], all: [] };
  const clientsOf = ({ scope }: ScopedSide) => scope.clientIds.toSorted((one, other) => one - other).join();
  if (now.scope.clientIds.length < 2 || clientsOf(now) !== clientsOf(before)) return none;
  const [active, activeBefore] = await Promise.all([activeClients(ask, now), activeClients(ask, before)]);
  const added = active.filter((id) => !activeBefore.includes(id));
  const gone = activeBefore.filter((id) => !active.includes(id));
  return { now: added, before: gone, all: [...added, ...gone] };
}

async function activeClients(ask: Ask, { side, scope }: ScopedSide): Promise<readonly number[]> {
  const { rows } = await ask(clientPackagesQuery(side), scope);
  return rows.filter(({ PACKAGES }) => Number(PACKAGES) > 0).map(({ CLIENT_ID }) => Number(CLIENT_ID));
}

async function costsOf(
  ask: Ask,
  { side: whole, scope }: ScopedSide,
  own: readonly number[],
  apart: readonly number[],
): Promise<Costs> {
  const side = withoutClients(whole, apart);
  const [cells, accessorials, clients] = await Promise.all([
    cellsOf(ask, side, scope),
    accessorialsOf(ask, side, scope),
    own.length === 0 ? [] : costsOfClients(ask, clientCostsQuery(whole, own), scope),
  ]);
  return { cells, accessorials, clients, side };
}

/** None by family if the conditions are about what only packages have, such as their weight. */
async function accessorialsOf(ask: Ask, side: ChangeSide, scope: Scope): Promise<SideCosts['accessorials']> {
  try {
    const { rows } = await ask(accessorialCostsQuery(side), scope);
    return accessorialCostsOf(rows);
  } catch (error) {
    if (error instanceof QueryError) return [];
    throw error;
  }
}

async function costsOfClients(ask: Ask, query: QueryDescription, scope: Scope): Promise<readonly ClientCost[]> {
  const { rows } = await ask(query, scope);
  return clientCostsOf(rows);
}

async function cellsOf(ask: Ask, side: ChangeSide, scope: Scope): Promise<SideCosts['cells']> {
  const { rows, isConverted } = await ask(costCellsQuery(side), scope);
  return costCellsOf(rows, isConverted);
}

interface Costs extends SideCosts {
  /** Without the clients that are on one side only. */
  readonly side: ChangeSide;
}

/** What is charged at least is the same on both sides, or is found on one of them. */
async function cellsWithMinimums(
  ask: Ask,
  { scope }: ScopedSide,
  { cells, side }: Costs,
  minimums: readonly MinimumCharge[],
): Promise<SideCosts['cells']> {
  if (minimums.length === 0) return cells;
  const { rows } = await ask(atMinimumQuery(side, minimums), scope);
  return withMinimums(cells, rows);
}
