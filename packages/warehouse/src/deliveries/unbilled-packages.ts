import type { CalendarDay, DeliveryFileKind } from '@waybill/model';
import { date, type Sql, sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';
import { isTrue, textOf } from '../engine/values.ts';
import { publishedRows } from './delivery-sources.ts';
import { earliestDays, longestJourneyDays } from './known-deliveries.ts';

/** A package that tracking and manifest files know, and no invoice of the clients that the files are about. */
export interface UnbilledPackage {
  readonly trackingNumber: string;
  /** Null if neither a file nor the number tells it. */
  readonly carrierId: number | null;
  /** The day of shipping; without one the first day that a file names, and failing that the day of the file. */
  readonly day: CalendarDay;
  readonly isShipDay: boolean;
  readonly accountNumber: string | null;
  readonly service: string | null;
  readonly zone: string | null;
  readonly pounds: number | null;
  /** The only client that one of its files is about. */
  readonly soleClientId: number | null;
  /** Whether one of its files is about no other client than those asked for. */
  readonly isOfAsked: boolean;
  /** Whether a manifest alone knows it, so that nobody has seen it move. */
  readonly isOnlyManifested: boolean;
}

/** Whose packages of which days are asked for, and how many at most, the newest first. */
export interface UnbilledAsked {
  readonly clientIds: readonly number[];
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly most: number;
}

const manifest = sql.lit('manifest' satisfies DeliveryFileKind);
const references = sql.lit('references' satisfies DeliveryFileKind);

/** Finds them in the files that may apply to these clients. Numbers recur, so an invoice counts within 180 days. */
export async function readUnbilledPackages(reader: Reader, asked: UnbilledAsked): Promise<UnbilledPackage[]> {
  const found = await reader.ask(knownOnEach(reader, asked), {
    lane: 'long',
    gather: (rows) => sql`
      select number, max(carrier_id), min(day), max(has_ship_day), max(account_number), max(service), max(zone), max(pounds), max(sole_client),
        max(is_of_asked), min(is_only_manifested)
      from ${rows} known group by number having max(is_billed) = 0
      order by min(day) desc, number limit ${sql.lit(asked.most)}`,
  });
  return found.map(unbilledPackageOf);
}

/** Every tracking number of the days, and whether a package of this shard has it. */
function knownOnEach(reader: Reader, { clientIds, from, to }: UnbilledAsked): Sql {
  const { dialect } = reader;
  const rowsOf = publishedRows(reader);
  const day = (value: CalendarDay): Sql => dialect.literal({ type: date, value });
  const mine = dialect.jsonValues(JSON.stringify(clientIds), 'integer');
  const stated = sql`coalesce(d.shipped_on, ${dialect.dayOf(sql`coalesce(d.delivered, d.promised, r.received_at)`)})`;
  const facts = sql`(select d.load_id as load_id, d.tracking_number as tracking_number, d.carrier_id as carrier_id,
      d.shipped_on as shipped_on, d.account_number as account_number, d.service as service, d.zone as zone,
      d.pounds as pounds, r.kind as kind, ${stated} as day
    from ${rowsOf('delivery_fact')} d join ${rowsOf('delivery_source')} r on r.load_id = d.load_id
    where r.kind <> ${references} and ${stated} between ${day(from)} and ${day(to)})`;
  const owners = sql`(select load_id, count(*) as clients, min(client_id) as client_id,
      sum(case when client_id in (${mine}) then 0 else 1 end) as others
    from ${rowsOf('delivery_scope')} c group by load_id)`;
  const billed = sql`select b.tracking_number from ${facts} b
    join ${rowsOf('package_level_info')} p on p.tracking_number = b.tracking_number
    where (p.client_id in (${mine})
        or (b.load_id, p.client_id) in (select load_id, client_id from ${rowsOf('delivery_scope')} s))
      and b.day between ${dialect.daysAfter(sql`p.pickup_date`, sql.lit(-earliestDays))}
      and ${dialect.daysAfter(sql`p.pickup_date`, sql.lit(longestJourneyDays))}`;
  return sql`select f.tracking_number as number, max(f.carrier_id) as carrier_id, min(f.day) as day,
      max(case when f.shipped_on is null then 0 else 1 end) as has_ship_day, max(f.account_number) as account_number,
      max(f.service) as service, max(f.zone) as zone, max(f.pounds) as pounds,
      max(case when o.clients = 1 then o.client_id end) as sole_client,
      max(case when o.others = 0 then 1 else 0 end) as is_of_asked,
      min(case when f.kind = ${manifest} then 1 else 0 end) as is_only_manifested,
      max(case when f.tracking_number in (${billed}) then 1 else 0 end) as is_billed
    from ${facts} f join ${owners} o on o.load_id = f.load_id
    where o.clients > o.others
    group by f.tracking_number`;
}

function unbilledPackageOf(row: readonly unknown[]): UnbilledPackage {
  const [number, carrier, day, hasShipDay, account, service, zone, pounds, sole, isOfAsked, isOnlyManifested] = row;
  const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));
  return {
    trackingNumber: String(number),
    carrierId: numberOf(carrier),
    day: String(day).slice(0, 'YYYY-MM-DD'.length),
    isShipDay: isTrue(Number(hasShipDay)),
    accountNumber: textOf(account),
    service: textOf(service),
    zone: textOf(zone),
    pounds: numberOf(pounds),
    soleClientId: numberOf(sole),
    isOfAsked: isTrue(Number(isOfAsked)),
    isOnlyManifested: isTrue(Number(isOnlyManifested)),
  };
}
