import type { DuckDBConnection } from '@duckdb/node-api';
import { findColumn, spend } from '@waybill/model';
import { type CompiledQuery, compileReport, scopeTo } from '@waybill/query';

const table = 'package_level_info';
const rowsWanted = 1_000_000;
const everyLoad = 2_147_483_647;

/** The same rows, by the product and by hand-written SQL. */
export interface ExportQuery {
  readonly rows: number;
  readonly compiled: CompiledQuery;
  readonly sql: string;
}

/** A client's first million packages (or all) with every column of the Spend grid, in US dollars, as in a report. */
export async function exportQuery(connection: DuckDBConnection, clientId: number): Promise<ExportQuery> {
  const reader = await connection.runAndReadAll(
    `select max(tracking_id), count(*) from (
       select tracking_id from ${table} where client_id = ${clientId} order by tracking_id limit ${rowsWanted})`,
  );
  const [lastId, rows] = (reader.getRows()[0] ?? []).map(Number);
  const columns = spend.gridColumns.map(({ column }) => column);
  const { rows: compiled } = compileReport(
    {
      selectColumnNames: columns,
      fromTableNames: [table],
      whereClauseDetails: [`tracking_id <= ${lastId}`],
    },
    null,
    { scope: scopeTo({ clientId }, [{ id: clientId, childIds: [] }], everyLoad) },
  );
  const written = columns.map((name) => (findColumn(table, name)?.type === 'money' ? `${name}_usd as ${name}` : name));
  return {
    rows: rows ?? 0,
    compiled,
    sql: `select ${written.join(', ')} from ${table} where client_id = ${clientId} and tracking_id <= ${lastId}
      order by tracking_id`,
  };
}
