import type { ClientStatistics } from '@waybill/contract';
import type { Quarter } from '@waybill/model';
import { compileDataQuery, type ReadableClient, type Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { longQuery } from '../../platform/query-limits.ts';
import type { FileColumn } from '../../platform/tables/table-file.ts';

interface Packages extends Record<string, string | number> {
  readonly KEY: number;
  readonly PACKAGES: number;
  readonly FIRST_BILL_DATE: string;
  readonly LAST_BILL_DATE: string;
  readonly AMOUNT: number;
  readonly LOADS: number;
  readonly LAST_LOAD: number;
}

/** What the warehouse holds for each key: a client, or a client's quarter. */
export interface Held extends Packages {
  readonly CHARGES: number;
}

/** Counts the rows of the scope by a column. */
export async function heldBy(
  column: 'client_id' | 'bill_date_partition',
  warehouse: Warehouse,
  scope: Scope,
  signal: AbortSignal,
): Promise<Held[]> {
  const compiled = (table: string, figures: readonly string[]) =>
    compileDataQuery(
      {
        selectColumnNames: [`${column} as key`, ...figures],
        fromTableNames: [table],
        groupByDetails: [column],
        orderByDetails: [column],
      },
      { scope, rollups: warehouse.rollups },
    );
  const limits = { ...longQuery, signal };
  const [packages, charges] = await Promise.all([
    warehouse.rows<Packages>(compiled('package_level_info', packageFigures), limits),
    warehouse.rows<{ KEY: number; CHARGES: number }>(compiled('charge_level_info', ['count(*) as charges']), limits),
  ]);
  const chargesOf = new Map(charges.map(({ KEY, CHARGES }) => [KEY, CHARGES]));
  return packages.map((row) => ({ ...row, CHARGES: chargesOf.get(row.KEY) ?? 0 }));
}

const packageFigures = [
  'sum(no_of_pkgs) as packages',
  'min(bill_date) as first_bill_date',
  'max(bill_date) as last_bill_date',
  'sum(net_amount) as amount',
  'count(distinct load_id) as loads',
  'max(load_id) as last_load',
];

type Named = Pick<ReadableClient, 'id'> & { readonly name: string };

/** What the warehouse holds for each of these clients, including those for which it holds nothing. */
export async function statisticsOf(
  clients: readonly Named[],
  warehouse: Warehouse,
  scope: Scope,
  signal: AbortSignal,
): Promise<ClientStatistics[]> {
  const [held, loads] = await Promise.all([
    heldBy('client_id', warehouse, scope, signal),
    warehouse.lastLoads(scope.publishedLoad),
  ]);
  const heldOf = new Map(held.map((row) => [row.KEY, row]));
  const loadedAtOf = new Map(loads.map(({ clientId, loadedAt }) => [clientId, loadedAt]));
  return clients.map(({ id, name }) => {
    const row = heldOf.get(id);
    return {
      id,
      name,
      packages: row?.PACKAGES ?? 0,
      charges: row?.CHARGES ?? 0,
      firstBillDate: row?.FIRST_BILL_DATE ?? null,
      lastBillDate: row?.LAST_BILL_DATE ?? null,
      amount: row?.AMOUNT ?? 0,
      loads: row?.LOADS ?? 0,
      lastLoad: row?.LAST_LOAD ?? 0,
      loadedAt: loadedAtOf.get(id) ?? null,
    };
  });
}

const digitsOfQuarter = 100_000;
const quarters = 10;

/** The year and quarter that end a partition value: 100120253 is the third quarter of 2025. */
export function quarterOfPartition(partition: number): Quarter {
  const last = partition % digitsOfQuarter;
  return { year: Math.floor(last / quarters), quarter: last % quarters };
}

/** What the warehouse holds for each client, as a file. */
export const statisticsColumns: readonly FileColumn<ClientStatistics>[] = [
  { header: 'Client', format: 'text', value: ({ name }) => name },
  { header: 'Client Id', format: 'integer', value: ({ id }) => id },
  { header: 'Packages', format: 'integer', value: ({ packages }) => packages },
  { header: 'Charges', format: 'integer', value: ({ charges }) => charges },
  { header: 'First Bill Date', format: 'date', value: ({ firstBillDate }) => firstBillDate },
  { header: 'Last Bill Date', format: 'date', value: ({ lastBillDate }) => lastBillDate },
  { header: 'Amount USD', format: 'money', value: ({ amount }) => amount },
  { header: 'Loads', format: 'integer', value: ({ loads }) => loads },
  { header: 'Last Load', format: 'integer', value: ({ lastLoad }) => lastLoad },
  { header: 'Loaded At', format: 'text', value: ({ loadedAt }) => loadedAt },
];
