import type { DuckDBConnection } from '@duckdb/node-api';
import { type TrackingStatus, trackingStatuses } from '@waybill/model';
import type { DeliveriesOutcome, PreviewedDelivery } from '@waybill/warehouse';

/** Enough to see whether the columns were understood. */
const shownFacts = 20;

/** Each tracking number of a load with its result; needs the table `settled`. */
const numbersOf = (loadId: number): string => `
  select f.tracking_number, case
      when bool_or(s.is_changed) then 'completed'
      when bool_or(s.is_told) then 'known'
      when count(s.tracking_id) > 0 then 'misfit'
      else 'waiting' end as outcome,
    max(s.tracking_status) filter (s.is_told) as tracking_status
  from (select distinct tracking_number from delivery_fact where load_id = ${loadId}) f
  left join (select * from settled where client_id in (select client_id from delivery_scope where load_id = ${loadId})) s
    using (tracking_number)
  group by f.tracking_number`;

/** The results for the tracking numbers of a load, within its transaction. */
export async function readOutcome(connection: DuckDBConnection, loadId: number): Promise<DeliveriesOutcome> {
  const counted = await connection.runAndReadAll(
    `select outcome, count(*) from (${numbersOf(loadId)}) group by outcome`,
  );
  const numbers = new Map(counted.getRows().map(([outcome, count]) => [String(outcome), Number(count)]));
  const statuses = await connection.runAndReadAll(
    'select tracking_status, count(*) from settled where is_changed group by 1 order by 2 desc, 1',
  );
  const clients = await connection.runAndReadAll('select distinct client_id from settled where is_changed order by 1');
  return {
    completed: numbers.get('completed') ?? 0,
    known: numbers.get('known') ?? 0,
    waiting: numbers.get('waiting') ?? 0,
    misfits: numbers.get('misfit') ?? 0,
    packages: statuses.getRows().map(([status, count]) => ({ status: statusOf(status), packages: Number(count) })),
    clientIds: clients.getRows().map(([client]) => Number(client)),
  };
}

/** The first facts of a load with their results, within its transaction. */
export async function readFirstDeliveries(connection: DuckDBConnection, loadId: number): Promise<PreviewedDelivery[]> {
  const moment = (name: string): string =>
    `case when f.${name}_has_time then strftime(f.${name}, '%Y-%m-%d %H:%M') else strftime(f.${name}, '%Y-%m-%d') end`;
  const first = await connection.runAndReadAll(
    `select f.tracking_number, n.outcome, ${moment('promised')}, ${moment('delivered')}, coalesce(f.status, f.verdict),
       f.signed_by, n.tracking_status
     from (select * from delivery_fact where load_id = ${loadId} order by line limit ${shownFacts}) f
     join (${numbersOf(loadId)}) n using (tracking_number) order by f.line`,
  );
  return first.getRows().map(([number, outcome, promised, delivered, status, signedBy, trackingStatus]) => ({
    trackingNumber: String(number),
    outcome: outcomeOf(outcome),
    promised: textOf(promised),
    delivered: textOf(delivered),
    carrierStatus: textOf(status),
    signedBy: textOf(signedBy),
    trackingStatus: statusOf(trackingStatus),
  }));
}

const outcomes = ['completed', 'known', 'waiting', 'misfit'] as const;
const outcomeOf = (value: unknown): PreviewedDelivery['outcome'] =>
  outcomes.find((outcome) => outcome === value) ?? 'waiting';
const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const statusOf = (value: unknown): TrackingStatus | null => trackingStatuses.find((status) => status === value) ?? null;
