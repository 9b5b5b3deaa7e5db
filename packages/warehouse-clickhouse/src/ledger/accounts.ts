import { clickhouse } from '@waybill/query';
import { type AccountMirror, accountTable, readAccounts } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { ledgerTableDdl } from '../schema/ledger-table-ddl.ts';
import type { Shard } from '../shards/shard.ts';
import { temporaryName } from '../shards/temporary-tables.ts';

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

/** The mirror of accounts of one shard. */
export const readAccountsOf = async (connection: ClickHouseConnection): Promise<AccountMirror[]> =>
  await readAccounts({
    ask: (statement) => {
      const { sql, parameters } = clickhouse.write(statement);
      return connection.rows(sql, parameters);
    },
  });

const rowOf = (account: AccountMirror): readonly unknown[] => [
  account.accountId,
  account.clientId,
  account.carrierId,
  account.accountNumber,
  account.accountGroup,
  account.accountDivision,
  account.active,
];
