import type { DuckDBConnection } from '@duckdb/node-api';
import { type DeliveryMoment, type DeliverySourceKind, deliverySourceKinds } from '@waybill/model';
import { type DeliverySource, knownDeliveries } from '@waybill/warehouse';
import { deliveryWords } from './delivery-words.ts';

const mostSources = 50;

/** Everything that is known about the delivery of a package of one of these clients, in order of precedence. */
export async function readDeliverySources(
  connection: DuckDBConnection,
  published: number,
  trackingId: bigint,
  clientIds: readonly number[],
): Promise<DeliverySource[]> {
  const readable = `(select unnest(from_json($3, '["integer"]')))`;
  const mine = `p.tracking_id = $1 and p.load_id <= $2 and p.client_id in ${readable}`;
  const nameOf = (name: string, load: string, table: 'delivery_scope' | 'invoice'): string =>
    `case when not exists (from ${table} o where o.load_id = ${load} and o.client_id not in ${readable}) then ${name} end`;
  const found = await connection.runAndReadAll(
    `${knownDeliveries(mine, deliveryWords)},
     sources as (
       select t.kind, ${nameOf('t.name', 't.load_id', 'delivery_scope')} as name, t.received_at, t.promised, t.promised_has_time, t.promised_offset, t.delivered,
         t.delivered_has_time, t.delivered_offset, coalesce(t.status, t.verdict) as status, t.signed_by, t.left_at,
         t.is_excused, c.is_promise_told and c.promise_load = t.load_id and c.promise_line = t.line as gives_promise,
         c.is_delivery_told and c.delivery_load = t.load_id and c.delivery_line = t.line as gives_delivery,
         t.delivery_rank as rank
       from told t join chosen c using (tracking_id)
       where t.load_id <= $2
       union all
       select 'invoice', ${nameOf('i.source_name', 'c.package_load', 'invoice')}, l.committed_at, c.scheduled_date,
         c.scheduled_date::time <> '00:00:00'::time, null, c.delivery_date,
         c.delivery_date::time <> '00:00:00'::time, null, c.delivery_status, c.delivery_location, null, false,
         c.scheduled_date is not null and not c.is_promise_told,
         c.delivery_date is not null and not c.is_delivery_told, ${deliverySourceKinds.indexOf('invoice')}
       from chosen c join load l on l.load_id = c.package_load
       join package_level_info p on p.tracking_id = c.tracking_id
       left join (select invoice_id, load_id, any_value(source_name) as source_name from invoice group by all) i
         on i.invoice_id = p.invoice_id and i.load_id = p.load_id
       union all
       select 'service', null, null, c.promised, false, null, null, null, null, null, null, null, false, true, false,
         ${deliverySourceKinds.indexOf('service')}
       from chosen c
       where c.is_told and c.promised is not null and not c.is_promise_told and c.scheduled_date is null
     )
     select * from sources
     order by gives_delivery desc, gives_promise desc, rank, received_at desc limit ${mostSources}`,
    [trackingId, published, JSON.stringify(clientIds)],
  );
  return found.getRowsJson().map(sourceFrom);
}

function sourceFrom(row: readonly unknown[]): DeliverySource {
  const [kind, name, received, promised, promisedTime, promisedOffset, delivered, deliveredTime, deliveredOffset] = row;
  const [status, signedBy, leftAt, isExcused, givesPromise, givesDelivery] = row.slice(9);
  return {
    kind: kindOf(kind),
    name: textOf(name),
    receivedAt: received === null ? null : new Date(`${String(received).replace(' ', 'T')}Z`),
    promised: momentOf(promised, promisedTime, promisedOffset),
    delivered: momentOf(delivered, deliveredTime, deliveredOffset),
    carrierStatus: textOf(status),
    signedBy: textOf(signedBy),
    leftAt: textOf(leftAt),
    isExcused: isExcused === true,
    givesPromise: givesPromise === true,
    givesDelivery: givesDelivery === true,
  };
}

function momentOf(local: unknown, hasTime: unknown, offset: unknown): DeliveryMoment | null {
  if (local === null) return null;
  return {
    local: String(local).slice(0, 'YYYY-MM-DD HH:MM:SS'.length),
    hasTime: hasTime === true,
    offsetMinutes: offset === null ? null : Number(offset),
  };
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value));
const kindOf = (value: unknown): DeliverySourceKind => deliverySourceKinds.find((kind) => kind === value) ?? 'invoice';

/** The clients to whose packages a load of delivery facts applies; undefined for any other load. */
export async function readClientsOfDeliveries(
  connection: DuckDBConnection,
  loadId: number,
): Promise<readonly number[] | undefined> {
  const source = await connection.runAndReadAll('select 1 from delivery_source where load_id = ?', [loadId]);
  if (source.getRows().length === 0) return undefined;
  const clients = await connection.runAndReadAll('select distinct client_id from delivery_scope where load_id = ?', [
    loadId,
  ]);
  return clients.getRows().map(([client]) => Number(client));
}
