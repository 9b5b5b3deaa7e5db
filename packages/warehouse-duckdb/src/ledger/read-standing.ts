import type { DuckDBConnection } from '@duckdb/node-api';
import type { AccountMirror, Standing } from '@waybill/warehouse';
import { usualLooseShare } from '../compact/compact.ts';
import { findScattered } from '../compact/find-scattered.ts';

/** Reads the mirror of accounts, the newest load and what waits to be sorted. */
export async function readStanding(connection: DuckDBConnection): Promise<Standing> {
  const accounts = await connection.runAndReadAll(
    `select account_id, client_id, carrier_id, account_number, account_group, account_division, active
     from account order by account_id`,
  );
  const newest = await connection.runAndReadAll('select coalesce(max(load_id), 0) from load');
  return {
    accounts: accounts.getRows().map(accountFrom),
    committedLoad: Number(newest.getRows()[0]?.[0]),
    waiting: await findScattered(connection, usualLooseShare),
  };
}

function accountFrom([id, client, carrier, number, group, division, active]: readonly unknown[]): AccountMirror {
  return {
    accountId: Number(id),
    clientId: Number(client),
    carrierId: Number(carrier),
    accountNumber: String(number),
    accountGroup: group === null ? null : String(group),
    accountDivision: division === null ? null : String(division),
    active: active === true,
  };
}
