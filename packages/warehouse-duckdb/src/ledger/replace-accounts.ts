import type { DuckDBConnection } from '@duckdb/node-api';
import type { AccountMirror } from '@waybill/warehouse';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { inQuietTransaction } from '../load/transaction.ts';

/** Replaces the mirror of accounts in one transaction. */
export async function replaceAccounts(
  connection: DuckDBConnection,
  gate: ReaderGate,
  accounts: readonly AccountMirror[],
): Promise<void> {
  await inQuietTransaction(connection, gate, async () => {
    await connection.run('delete from account');
    await connection.run(
      `insert into account by name
       select unnest(from_json(?, '[{"account_id":"integer","client_id":"integer","carrier_id":"integer",
         "account_number":"varchar","account_group":"varchar","account_division":"varchar","active":"boolean"}]'),
         recursive := true)`,
      [JSON.stringify(accounts.map(rowOf))],
    );
  });
}

function rowOf(account: AccountMirror): Record<string, unknown> {
  return {
    account_id: account.accountId,
    client_id: account.clientId,
    carrier_id: account.carrierId,
    account_number: account.accountNumber,
    account_group: account.accountGroup,
    account_division: account.accountDivision,
    active: account.active,
  };
}
