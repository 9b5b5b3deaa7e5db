import { type DeliveryMoment, type DeliverySourceKind, deliverySourceKinds } from '@waybill/model';
import { type DeliverySource, knownDeliveries } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { seenAt } from '../schema/versions.ts';
import { withTables } from '../schema/with-tables.ts';
import type { Servers } from '../shards/servers.ts';
import { deliveryWords } from './delivery-words.ts';
import { seenTables } from './told-tables.ts';

const mostSources = 50;
const moment = "Nullable(DateTime64(6, 'UTC'))";

/** Everything known about the delivery of a package of these clients, the source that counts first. */
export async function readDeliverySources(
  servers: Servers,
  published: number,
  trackingId: bigint,
  clientIds: readonly number[],
): Promise<DeliverySource[]> {
  const found = await servers.onEach((connection) => sourcesOn(connection, published, trackingId, clientIds));
  const rows = found.flat();
  const loads = rows.flatMap(({ load }) => (load === undefined ? [] : [load]));
  if (!servers.areSeveral || loads.length === 0) return rows.map(({ source }) => source);
  const others = await servers.onEach((connection) =>
    connection.rows(
      `select distinct load_id from invoice where load_id in (select arrayJoin(JSONExtract({p1:String}, 'Array(Int32)')))
         and ${seenAt('{p2:Int32}')} and client_id not in (select arrayJoin(JSONExtract({p3:String}, 'Array(Int32)')))`,
      [JSON.stringify(loads), published, JSON.stringify(clientIds)],
    ),
  );
  const foreign = new Set(others.flat().map(([load]) => Number(load)));
  return rows.map(({ source, load }) => (load !== undefined && foreign.has(load) ? { ...source, name: null } : source));
}

/** A source, and the load of the invoice that is one. */
interface SourceOfLoad {
  readonly source: DeliverySource;
  readonly load: number | undefined;
}

async function sourcesOn(
  connection: ClickHouseConnection,
  published: number,
  trackingId: bigint,
  clientIds: readonly number[],
): Promise<SourceOfLoad[]> {
  const seen = seenAt('{p2:Int32}');
  const readable = `(select arrayJoin(JSONExtract({p3:String}, 'Array(Int32)')))`;
  const mine = `p.tracking_id = {p1:Int64} and p.client_id in ${readable}`;
  const foreign = (table: string): string =>
    `select load_id from ${connection.database}.${table} where ${seen} and client_id not in ${readable}`;
  const nothing = (type: string): string => `CAST(null as ${type})`;
  const [noMoment, noText, noNumber] = [nothing(moment), nothing('Nullable(String)'), nothing('Nullable(Int32)')];
  const found = await connection.rows(
    withTables(
      seenTables(connection.database, seen),
      `${knownDeliveries(mine, deliveryWords)},
     sources as (
       select t.kind as kind, if(t.load_id in (${foreign('delivery_scope')}), null, t.name) as name,
         t.received_at as received_at, t.promised as promised, t.promised_has_time as promised_has_time,
         t.promised_offset as promised_offset, t.delivered as delivered, t.delivered_has_time as delivered_has_time,
         t.delivered_offset as delivered_offset, coalesce(t.status, t.verdict) as status, t.signed_by as signed_by,
         t.left_at as left_at, t.is_excused as is_excused,
         ifNull(c.is_promise_told and c.promise_load = t.load_id and c.promise_line = t.line, false) as gives_promise,
         ifNull(c.is_delivery_told and c.delivery_load = t.load_id and c.delivery_line = t.line, false) as gives_delivery,
         t.delivery_rank as source_rank, CAST(null as Nullable(Int32)) as invoice_load
       from told t join chosen c on c.tracking_id = t.tracking_id
       union all
       select 'invoice', if(c.package_load in (${foreign('invoice')}), null, i.source_name), l.committed_at,
         c.scheduled_date, not ${deliveryWords.isMidnight('c.scheduled_date')}, ${noNumber}, c.delivery_date,
         not ${deliveryWords.isMidnight('c.delivery_date')}, ${noNumber}, c.delivery_status, c.delivery_location, ${noText},
         false, c.scheduled_date is not null and not c.is_promise_told,
         c.delivery_date is not null and not c.is_delivery_told, ${deliverySourceKinds.indexOf('invoice')}, c.package_load
       from chosen c join load l on l.load_id = c.package_load
       join ${connection.database}.package_level_info p on p.tracking_id = c.tracking_id and p.load_id = c.package_load
       left join (
         select invoice_id, load_id, any(source_name) as source_name from invoice where ${seen} group by invoice_id, load_id
       ) i on i.invoice_id = p.invoice_id and i.load_id = p.load_id
       where ${seenAt('{p2:Int32}', 'p.')}
       union all
       select 'service', ${noText}, ${noMoment}, c.promised, false, ${noNumber}, ${noMoment}, null, ${noNumber}, ${noText},
         ${noText}, ${noText}, false, true, false, ${deliverySourceKinds.indexOf('service')}, ${noNumber}
       from chosen c
       where c.is_told and c.promised is not null and not c.is_promise_told and c.scheduled_date is null
     )
     select * from sources
     order by gives_delivery desc, gives_promise desc, source_rank, received_at desc limit ${mostSources}`,
    ),
    [trackingId, published, JSON.stringify(clientIds)],
  );
  return found.map((row) => ({ source: sourceFrom(row), load: numberOf(row.at(-1)) }));
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function sourceFrom(row: readonly unknown[]): DeliverySource {
  const [kind, name, received, promised, promisedTime, promisedOffset, delivered, deliveredTime, deliveredOffset] = row;
  const [status, signedBy, leftAt, isExcused, givesPromise, givesDelivery] = row.slice(9);
  return {
    kind: deliverySourceKinds.find((each: DeliverySourceKind) => each === kind) ?? 'invoice',
    name: textOf(name),
    receivedAt: received === null ? null : new Date(`${String(received).replace(' ', 'T')}Z`),
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

function momentOf(local: unknown, hasTime: unknown, offset: unknown): DeliveryMoment | null {
  if (local === null) return null;
  return {
    local: String(local).slice(0, 'YYYY-MM-DD HH:MM:SS'.length),
    hasTime: isTrue(hasTime),
    offsetMinutes: offset === null ? null : Number(offset),
  };
}

/** Comparisons are 1 or 0. */
const isTrue = (value: unknown): boolean => value === true || value === 1;
const textOf = (value: unknown): string | null => (value === null ? null : String(value));

/** The clients whose packages a load of delivery facts may complete; undefined for any other load. */
export async function readClientsOfDeliveries(
  connection: ClickHouseConnection,
  published: number,
  loadId: number,
): Promise<readonly number[] | undefined> {
  const ofLoad = `where load_id = {p1:Int32} and ${seenAt('{p2:Int32}')}`;
  const source = await connection.rows(`select 1 from delivery_source ${ofLoad} limit 1`, [loadId, published]);
  if (source.length === 0) return undefined;
  const clients = await connection.rows(`select distinct client_id from delivery_scope ${ofLoad}`, [loadId, published]);
  return clients.map(([client]) => Number(client));
}
