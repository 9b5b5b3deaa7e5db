import { maybeOverdue, settledDeliveries } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import type { CommittedChange, WholeChange } from '../load/whole-change.ts';
import { seenAt } from '../schema/versions.ts';
import { withTables } from '../schema/with-tables.ts';
import { deliveryWords } from './delivery-words.ts';
import { replaceSettled, settle } from './settle-deliveries.ts';
import { seenTables } from './told-tables.ts';

/** How many published packages are pending late by `now` and not called so yet. */
export async function countOverdue(connection: ClickHouseConnection, published: number, now: Date): Promise<number> {
  const seen = seenAt(published);
  const packages = maybeOverdue(deliveryWords, now, `${connection.database}.delivery_fact where ${seen}`);
  const settled = settledDeliveries(packages, deliveryWords, now);
  const [row] = await connection.rows(
    `select count() from (${withTables(seenTables(connection.database, seen), settled)}) where is_changed`,
  );
  return Number(row?.[0]);
}

/** Makes packages pending late whose promised moment has passed by `now`, as a load of its own. */
export async function settleOverdue(
  whole: WholeChange,
  now: Date,
  source: string,
): Promise<Pick<CommittedChange, 'loadId' | 'committedAt'> & { readonly overdue: number }> {
  const changed = await whole.onEach(async (part) => {
    const facts = `${part.connection.database}.delivery_fact where ${part.seen()}`;
    await settle(part, maybeOverdue(deliveryWords, now, facts), { packages: 'stored', brought: [] }, now);
    return await replaceSettled(part);
  });
  const { loadId, committedAt } = await whole.commit({ kind: 'overdue', source });
  return { loadId, committedAt, overdue: changed.reduce((sum, count) => sum + count, 0) };
}
