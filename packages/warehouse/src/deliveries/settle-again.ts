import { type Dialect, type Sql, sql } from '@waybill/query';
import { type Change, sumOf } from '../change/change.ts';
import type { Reader } from '../engine/reader.ts';
import type { OwnPromises } from '../ledger/own-promises.ts';
import type { LoadDescription } from '../load/load.ts';
import type { ShippedPackages } from './deliveries.ts';
import { publishedRows } from './delivery-sources.ts';
import { settle, storeSettled } from './settle.ts';
import { maybeOverdue, settledDeliveries } from './settled-deliveries.ts';

/** Packages that may have to be settled again although nothing was told of them, and by what. */
export interface SettleAgain extends Pick<LoadDescription, 'kind' | 'source'> {
  /** A condition on the packages `p`; `facts` names the table of facts. */
  readonly packages: (dialect: Dialect, facts: Sql) => Sql;
  readonly now: Date;
  readonly own: readonly OwnPromises[];
}

/** Packages that may have become pending late by now. What a service promises counts only once a package is delivered. */
export const becomingOverdue = (now: Date, source: string): SettleAgain => ({
  kind: 'overdue',
  source,
  packages: (dialect, facts) => maybeOverdue(dialect, now, facts),
  now,
  own: [],
});

/** Delivered packages that may be judged by what their service promises. */
export const promisedAnew = (
  { clientIds, from, to }: ShippedPackages,
  source: string,
  own: readonly OwnPromises[],
): SettleAgain => ({
  kind: 'promises',
  source,
  packages: (dialect, facts) => {
    const clients = dialect.jsonValues(JSON.stringify(clientIds), 'integer');
    const day = (value: string): Sql => dialect.stored(sql`${value}`, 'day');
    return sql`p.row_kind = 'package' and p.client_id in (${clients}) and p.pickup_date between ${day(from)} and ${day(to)}
      and p.delivery_date is not null and p.tracking_number in (select tracking_number from ${facts} f)`;
  },
  now: new Date(),
  own,
});

/** How many published packages are not as they have to be. */
export async function countUnsettled(reader: Reader, { packages, now, own }: SettleAgain): Promise<number> {
  const { dialect, ask } = reader;
  const tableOf = publishedRows(reader);
  const of = { dialect, packages: packages(dialect, tableOf('delivery_fact')), tableOf, own };
  const found = await ask(sql`select count(*) from (${settledDeliveries(of, now)}) s where is_changed`, {
    lane: 'long',
  });
  return sumOf(found.map(([count]) => Number(count)));
}

/** Settles them, and publishes that if any package changed. Returns how many. */
export async function settleAgain(change: Change, { packages, now, own, kind, source }: SettleAgain): Promise<number> {
  const changed = await change.onEach(async (part) => {
    await settle(part, packages(part.dialect, part.tableOf('delivery_fact')), own, now);
    return await storeSettled(part);
  });
  const count = sumOf(changed);
  if (count > 0) await change.commit({ kind, source });
  return count;
}
