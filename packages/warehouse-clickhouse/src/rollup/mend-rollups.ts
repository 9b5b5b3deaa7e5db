import type { Rollup } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { Loading } from '../schema/loading.ts';
import { seenAt } from '../schema/versions.ts';
import type { Shard } from '../shards/shard.ts';
import { buildRollup } from './prepare-rollups.ts';
import { rollupNames, sumsOf } from './rollup-table.ts';

/**
 * Compares every rollup with the sums of its fact table, and rebuilds those that differ. Returns their names. To be
 * called while no change is open.
 */
export async function mendRollups(shard: Shard, rollups: readonly Rollup[], lastLoad: number): Promise<string[]> {
  const mended: string[] = [];
  for (const rollup of rollups) {
    if (!(await differs(shard, rollup, lastLoad))) continue;
    await buildRollup(shard, rollup, lastLoad);
    mended.push(rollup.name);
  }
  return mended;
}

/** Whether a rollup differs from a freshly built table of the same types. */
async function differs(connection: ClickHouseConnection, rollup: Rollup, lastLoad: number): Promise<boolean> {
  const loading = new Loading(connection, 0);
  const names = rollupNames(rollup);
  await loading.makeLike(rollup.name);
  try {
    await connection.command(`insert into ${loading.of(rollup.name)} (${names}) ${sumsOf(rollup, seenAt(lastLoad))}`);
    const kept = `select ${names} from ${rollup.name} where ${seenAt(lastLoad)}`;
    const fresh = `select ${names} from ${loading.of(rollup.name)}`;
    const [differing] = await connection.rows(
      `select (select count() from (${kept} except all ${fresh})) + (select count() from (${fresh} except all ${kept}))`,
    );
    return Number(differing?.[0]) > 0;
  } finally {
    await loading.drop();
  }
}
