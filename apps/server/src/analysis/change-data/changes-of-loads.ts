import type { ChangedMonth, LoadedChange } from '@waybill/contract';
import { compileDataQuery, type Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { longQuery } from '../../platform/query-limits.ts';

type Figure = string | number;
type Row = Record<string, Figure>;

/** The loads that added rows for the scope's clients, and what they added. */
export async function changesOfLoads(warehouse: Warehouse, scope: Scope, signal: AbortSignal): Promise<LoadedChange[]> {
  const [packages, charges, loads] = await Promise.all([
    counted(warehouse, scope, signal, 'package_level_info', ['load_id'], {
      figures: ['count(distinct client_id) as clients', ...packageFigures],
    }),
    counted(warehouse, scope, signal, 'charge_level_info', ['load_id'], { figures: chargeFigures }),
    warehouse.loads(scope.publishedLoad),
  ]);
  const loadOf = new Map(loads.map((load) => [load.loadId, load]));
  const chargesOf = new Map(charges.map((row) => [row.LOAD_ID, Number(row.CHARGES)]));
  return packages.flatMap((row) => {
    const load = loadOf.get(Number(row.LOAD_ID));
    if (load === undefined) return [];
    const { PACKAGES, AMOUNT, CLIENTS } = row;
    const figures = { clients: Number(CLIENTS), packages: Number(PACKAGES), amount: Number(AMOUNT) };
    const { loadId: id, source: name, committedAt: loadedAt } = load;
    return [{ id, name, loadedAt, ...figures, charges: chargesOf.get(id) ?? 0 }];
  });
}

/** What a load added to each month of the bill dates of each client, the newest month first. */
export async function changedMonths(
  warehouse: Warehouse,
  scope: Scope,
  { load, clients, signal }: { load: number; clients: readonly ReadableClient[]; signal: AbortSignal },
): Promise<ChangedMonth[]> {
  const groups = ['client_id', "date_trunc('month', bill_date)"];
  const where = [`load_id = ${load}`];
  const [packages, charges] = await Promise.all([
    counted(warehouse, scope, signal, 'package_level_info', groups, { figures: packageFigures, where }),
    counted(warehouse, scope, signal, 'charge_level_info', groups, { figures: chargeFigures, where }),
  ]);
  const clientMonth = (row: Row) => `${row.CLIENT_ID} ${row.MONTH}`;
  const chargesOf = new Map(charges.map((row) => [clientMonth(row), Number(row.CHARGES)]));
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  return packages
    .map((row) => ({
      clientName: nameOf.get(Number(row.CLIENT_ID)) ?? '',
      month: String(row.MONTH),
      packages: Number(row.PACKAGES),
      charges: chargesOf.get(clientMonth(row)) ?? 0,
      amount: Number(row.AMOUNT),
    }))
    .sort((one, other) => other.month.localeCompare(one.month) || one.clientName.localeCompare(other.clientName, 'en'));
}

const packageFigures = ['sum(no_of_pkgs) as packages', 'sum(net_amount) as amount'];
const chargeFigures = ['count(*) as charges'];

interface Counting {
  readonly figures: readonly string[];
  readonly where?: readonly string[];
}

function counted(
  warehouse: Warehouse,
  scope: Scope,
  signal: AbortSignal,
  table: string,
  groups: readonly string[],
  { figures, where = [] }: Counting,
): Promise<Row[]> {
  const named = groups.map((group) => (group.startsWith('date_trunc') ? `${group} as month` : group));
  const compiled = compileDataQuery(
    {
      selectColumnNames: [...named, ...figures],
      fromTableNames: [table],
      whereClauseDetails: [...where],
      groupByDetails: [...groups],
    },
    { scope, rollups: warehouse.rollups },
  );
  return warehouse.rows<Row>(compiled, { ...longQuery, signal });
}
