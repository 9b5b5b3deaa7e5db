import { type AccountMirror, accountTable } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { ledgerTableDdl } from '../schema/ledger-table-ddl.ts';
import type { Shard } from '../shards/shard.ts';
import { temporaryName } from '../shards/temporary-tables.ts';

const columns = 'account_id, client_id, carrier_id, account_number, account_group, account_division, active';

/** Replaces the mirror of accounts with a new table, in one step on each replica. */
export async function replaceAccounts(shard: Shard, accounts: readonly AccountMirror[]): Promise<void> {
  const next = temporaryName();
  await shard.createTable(next, ledgerTableDdl(accountTable, next));
  try {
    if (accounts.length > 0) await shard.insertRows(next, accounts.map(rowOf));
    await shard.waitForReplicas();
    await shard.everywhere(`exchange tables ${next} and account`);
  } finally {
    // What cannot be dropped now is dropped by a later change.
    await Promise.allSettled(shard.replicas.map((replica) => replica.command(`drop table if exists ${next}`)));
  }
}

/** Identifies the current mirror of accounts; it changes with every replacement, whichever process makes it. */
export async function readAccountsEdition(connection: ClickHouseConnection): Promise<string> {
  const [row] = await connection.rows(
    "select toString(uuid) from system.tables where database = currentDatabase() and name = 'account'",
  );
  return String(row?.[0]);
}

/** Reads the mirror of accounts. */
export async function readAccounts(connection: ClickHouseConnection): Promise<AccountMirror[]> {
  const found = await connection.rows(`select ${columns} from account order by account_id`);
  return found.map(([id, client, carrier, number, group, division, active]) => ({
    accountId: Number(id),
    clientId: Number(client),
    carrierId: Number(carrier),
    accountNumber: String(number),
    accountGroup: group === null ? null : String(group),
    accountDivision: division === null ? null : String(division),
    active: active === true,
  }));
}

const rowOf = (account: AccountMirror): readonly unknown[] => [
  account.accountId,
  account.clientId,
  account.carrierId,
  account.accountNumber,
  account.accountGroup,
  account.accountDivision,
  account.active,
];
