import { type DeliveryMoment, deliverySourceKinds } from '@waybill/model';
import { type Sql, sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';
import { isTrue, textOf } from '../engine/values.ts';
import type { OwnPromises } from '../ledger/own-promises.ts';
import type { DeliverySource } from './deliveries.ts';
import { knownDeliveries } from './known-deliveries.ts';

const mostSources = 50;

/** The published rows of a table. */
export const publishedRows =
  ({ seen }: Pick<Reader, 'seen'>) =>
  (table: string): Sql =>
    sql`(select * from ${sql.table(table)} where ${seen()})`;

/** A source, and the load that its name is from. */
interface FoundSource extends DeliverySource {
  readonly namedBy: `${'file' | 'invoice'} ${number}` | undefined;
}

/**
 * Reads everything that is known about the delivery of a package of one of these clients, in order of precedence. A
 * source has no name if its file also has rows of other clients.
 */
export async function readDeliverySources(
  reader: Reader,
  trackingId: bigint,
  clientIds: readonly number[],
  own: readonly OwnPromises[],
): Promise<DeliverySource[]> {
  const { dialect, ask, seen } = reader;
  const mine = dialect.jsonValues(JSON.stringify(clientIds), 'integer');
  const packages = sql`p.tracking_id = ${trackingId} and p.row_kind = 'package' and p.client_id in (${mine})`;
  const hasTime = (column: string): Sql => sql`not ${dialect.isMidnight(sql.ref(column))}`;
  const rows = await ask(
    sql`${knownDeliveries({ dialect, packages, tableOf: publishedRows(reader), own })}
    select k.kind, k.name, k.received_at, k.promised, k.promised_has_time, k.promised_offset, k.delivered,
      k.delivered_has_time, k.delivered_offset, coalesce(k.status, k.verdict), k.signed_by, k.left_at, k.is_excused,
      c.has_promise_fact and c.promise_load = k.load_id and c.promise_line = k.line,
      c.has_delivery_fact and c.delivery_load = k.load_id and c.delivery_line = k.line, k.load_id,
      c.has_facts, c.has_promise_fact, c.has_delivery_fact, c.scheduled_date, ${hasTime('c.scheduled_date')},
      c.delivery_date, ${hasTime('c.delivery_date')}, c.delivery_status, c.delivery_location, c.promised, l.committed_at,
      i.source_name, c.package_load
    from chosen c
    join load l on l.load_id = c.package_load
    join ${publishedRows(reader)('package_level_info')} p
      on p.tracking_id = c.tracking_id and p.load_id = c.package_load
    left join (
      select invoice_id, load_id, ${dialect.anyOf(sql`source_name`)} as source_name
      from invoice where ${seen()} group by invoice_id, load_id
    ) i on i.invoice_id = p.invoice_id and i.load_id = p.load_id
    left join known k on k.tracking_id = c.tracking_id`,
  );
  const [first] = rows;
  if (first === undefined) return [];
  const facts = rows.filter(([kind]) => kind !== null).map(factOf);
  const sources = [...facts, ...sourcesOfPackage(first.slice(16))].toSorted(byPrecedence).slice(0, mostSources);
  const shared = await readShared(reader, sources, mine);
  return sources.map(({ namedBy, ...source }) =>
    namedBy !== undefined && shared.has(namedBy) ? { ...source, name: null } : source,
  );
}

function byPrecedence(one: FoundSource, other: FoundSource): number {
  const rank = ({ kind }: FoundSource): number => deliverySourceKinds.indexOf(kind);
  return (
    Number(other.givesDelivery) - Number(one.givesDelivery) ||
    Number(other.givesPromise) - Number(one.givesPromise) ||
    rank(one) - rank(other) ||
    Number(other.receivedAt ?? 0) - Number(one.receivedAt ?? 0)
  );
}

/** The files that also have rows of other clients, whichever shard these are on. */
async function readShared(
  { ask, seen }: Reader,
  sources: readonly FoundSource[],
  mine: Sql,
): Promise<ReadonlySet<string | undefined>> {
  const shared = new Set<string>();
  for (const [kind, table] of [
    ['file', 'delivery_scope'],
    ['invoice', 'invoice'],
  ] as const) {
    const loads = sources.flatMap(({ namedBy }) => (namedBy?.startsWith(kind) ? [Number(namedBy.split(' ')[1])] : []));
    if (loads.length === 0) continue;
    const found = await ask(
      sql`select distinct load_id from ${sql.table(table)}
        where load_id in (${sql.join(loads)}) and ${seen()} and client_id not in (${mine})`,
    );
    for (const [load] of found) shared.add(`${kind} ${Number(load)}`);
  }
  return shared;
}

function factOf(row: readonly unknown[]): FoundSource {
  const [kind, name, received, promised, promisedTime, promisedOffset, delivered, deliveredTime, deliveredOffset] = row;
  const [status, signedBy, leftAt, isExcused, givesPromise, givesDelivery, load] = row.slice(9);
  return {
    kind: deliverySourceKinds.find((each) => each === kind) ?? 'invoice',
    name: textOf(name),
    namedBy: `file ${Number(load)}`,
    receivedAt: dateOf(received),
    promised: momentOf(promised, promisedTime, promisedOffset),
    delivered: momentOf(delivered, deliveredTime, deliveredOffset),
    carrierStatus: textOf(status),
    signedBy: textOf(signedBy),
    leftAt: textOf(leftAt),
    isExcused: isTrue(isExcused),
    givesPromise: isTrue(givesPromise),
    givesDelivery: isTrue(givesDelivery),
  };
}

/** What the invoice of a package tells, and what its service promises where nothing else does. */
function sourcesOfPackage(row: readonly unknown[]): FoundSource[] {
  const [hasFacts, hasPromiseFact, hasDeliveryFact, scheduled, scheduledTime, delivered, deliveredTime] = row;
  const [status, location, promised, committed, name, load] = row.slice(7);
  const isPromiseOpen = !isTrue(hasPromiseFact);
  const invoice: FoundSource = {
    kind: 'invoice',
    name: textOf(name),
    namedBy: `invoice ${Number(load)}`,
    receivedAt: dateOf(committed),
    promised: momentOf(scheduled, scheduledTime, null),
    delivered: momentOf(delivered, deliveredTime, null),
    carrierStatus: textOf(status),
    signedBy: textOf(location),
    leftAt: null,
    isExcused: false,
    givesPromise: scheduled !== null && isPromiseOpen,
    givesDelivery: delivered !== null && !isTrue(hasDeliveryFact),
  };
  if (!isTrue(hasFacts) || promised === null || !isPromiseOpen || scheduled !== null) return [invoice];
  const service: FoundSource = {
    ...{ kind: 'service', name: null, namedBy: undefined, receivedAt: null, delivered: null, carrierStatus: null },
    ...{ promised: momentOf(promised, false, null), signedBy: null, leftAt: null },
    ...{ isExcused: false, givesPromise: true, givesDelivery: false },
  };
  return [invoice, service];
}

const dateOf = (stored: unknown): Date | null =>
  stored === null ? null : new Date(`${String(stored).replace(' ', 'T')}Z`);

function momentOf(local: unknown, hasTime: unknown, offset: unknown): DeliveryMoment | null {
  if (local === null) return null;
  return {
    local: String(local).slice(0, 'YYYY-MM-DD HH:MM:SS'.length),
    hasTime: isTrue(hasTime),
    offsetMinutes: offset === null ? null : Number(offset),
  };
}

/** Reads the newest load of reference fields of a tenant; undefined without one. */
export async function readNewestReferences({ ask, seen }: Reader, tenantId: number): Promise<number | undefined> {
  const [[load = null] = []] = await ask(
    sql`select max(load_id) from delivery_source where kind = 'references' and tenant_id = ${tenantId} and ${seen()}`,
    { from: 'first' },
  );
  return load === null ? undefined : Number(load);
}

/** Reads the clients to whose packages a load of delivery facts applies; undefined for any other load. */
export async function readClientsOfDeliveries(
  { ask, seen }: Reader,
  loadId: number,
): Promise<readonly number[] | undefined> {
  const ofLoad = sql`load_id = ${loadId} and ${seen()}`;
  const source = await ask(sql`select 1 from delivery_source where ${ofLoad} limit 1`);
  if (source.length === 0) return undefined;
  const clients = await ask(sql`select distinct client_id from delivery_scope where ${ofLoad}`);
  return [...new Set(clients.map(([client]) => Number(client)))];
}
