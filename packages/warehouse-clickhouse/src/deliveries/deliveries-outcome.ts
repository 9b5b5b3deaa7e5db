import { type TrackingStatus, trackingStatuses } from '@waybill/model';
import type { DeliveriesOutcome, PreviewedDelivery } from '@waybill/warehouse';
import type { Change } from '../load/change.ts';
import { allOf } from '../shards/all-of.ts';
import { settled } from './settle-deliveries.ts';

/** Enough to see whether the columns were understood. */
const shownFacts = 20;

/** Each tracking number of the load in the making, and what becomes of it: needs the loading table `settled`. */
const numbersOf = ({ loading }: Change): string => `
  select f.tracking_number as tracking_number,
    multiIf(max(s.is_changed), 'completed', max(s.is_told), 'known', count(s.tracking_id) > 0, 'misfit', 'waiting') as outcome,
    max(if(s.is_told, s.tracking_status, null)) as tracking_status
  from (select distinct tracking_number from ${loading.of('delivery_fact')}) f
  left join (
    select * from ${loading.of(settled)} where client_id in (select client_id from ${loading.of('delivery_scope')})
  ) s on s.tracking_number = f.tracking_number
  group by f.tracking_number`;

/** What becomes of the tracking numbers of the load in the making, of whose facts every server has all. */
export async function readOutcome(changes: readonly Change[]): Promise<DeliveriesOutcome> {
  const [first, ...further] = await allOf(changes.map((change) => readOutcomeOn(change)));
  if (first === undefined || further.length === 0) return first ?? nothing;
  return { ...(await countNumbers(changes)), ...sumOfChanged([first, ...further]) };
}

const nothing: DeliveriesOutcome = { completed: 0, known: 0, waiting: 0, misfits: 0, packages: [], clientIds: [] };

/** A number counts once, as what it is on the server where most becomes of it. */
async function countNumbers(
  changes: readonly Change[],
): Promise<Pick<DeliveriesOutcome, 'completed' | 'known' | 'waiting' | 'misfits'>> {
  const best = new Map<string, PreviewedDelivery['outcome']>();
  for (const change of changes) {
    const found = await change.connection.rows(
      `select tracking_number, outcome from (${numbersOf(change)}) where outcome <> 'waiting'`,
    );
    for (const [number, outcome] of found)
      best.set(String(number), better(best.get(String(number)) ?? 'waiting', outcomeOf(outcome)));
  }
  const [first] = changes;
  const [row] =
    (await first?.connection.rows(
      `select count(distinct tracking_number) from ${first.loading.of('delivery_fact')}`,
    )) ?? [];
  const of = (outcome: PreviewedDelivery['outcome']): number =>
    [...best.values()].filter((each) => each === outcome).length;
  return {
    completed: of('completed'),
    known: of('known'),
    misfits: of('misfit'),
    waiting: Number(row?.[0] ?? 0) - best.size,
  };
}

function sumOfChanged(found: readonly DeliveriesOutcome[]): Pick<DeliveriesOutcome, 'packages' | 'clientIds'> {
  const packages = new Map<TrackingStatus | null, number>();
  for (const { status, packages: count } of found.flatMap((each) => each.packages))
    packages.set(status, (packages.get(status) ?? 0) + count);
  return {
    packages: [...packages]
      .map(([status, count]) => ({ status, packages: count }))
      .toSorted((one, other) => other.packages - one.packages || inOrder(one.status, other.status)),
    clientIds: found.flatMap(({ clientIds }) => clientIds).toSorted((one, other) => one - other),
  };
}

/** By name, without one last. */
function inOrder(one: TrackingStatus | null, other: TrackingStatus | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}

async function readOutcomeOn(change: Change): Promise<DeliveriesOutcome> {
  const { connection, loading } = change;
  const changed = `from ${loading.of(settled)} where is_changed`;
  const counted = await connection.rows(`select outcome, count() from (${numbersOf(change)}) group by outcome`);
  const numbers = new Map(counted.map(([outcome, count]) => [String(outcome), Number(count)]));
  const statuses = await connection.rows(
    `select tracking_status, count() as packages ${changed} group by tracking_status order by packages desc, tracking_status`,
  );
  const clients = await connection.rows(`select distinct client_id ${changed} order by client_id`);
  return {
    completed: numbers.get('completed') ?? 0,
    known: numbers.get('known') ?? 0,
    waiting: numbers.get('waiting') ?? 0,
    misfits: numbers.get('misfit') ?? 0,
    packages: statuses.map(([status, count]) => ({ status: statusOf(status), packages: Number(count) })),
    clientIds: clients.map(([client]) => Number(client)),
  };
}

/** The first facts of the load in the making and what becomes of them. */
export async function readFirstDeliveries(changes: readonly Change[]): Promise<PreviewedDelivery[]> {
  const [first = [], ...further] = await allOf(changes.map((change) => readFirstOn(change)));
  return first.map((fact, index) =>
    further.reduce(
      (best, { [index]: other = best }) => (better(best.outcome, other.outcome) === best.outcome ? best : other),
      fact,
    ),
  );
}

async function readFirstOn(change: Change): Promise<PreviewedDelivery[]> {
  const moment = (name: string): string =>
    `if(f.${name}_has_time, formatDateTime(f.${name}, '%Y-%m-%d %H:%i'), formatDateTime(f.${name}, '%Y-%m-%d'))`;
  const facts = change.loading.of('delivery_fact');
  const first = await change.connection.rows(
    `select f.tracking_number, n.outcome, ${moment('promised')}, ${moment('delivered')}, coalesce(f.status, f.verdict),
       f.signed_by, n.tracking_status
     from (select * from ${facts} order by line limit ${shownFacts}) f
     join (${numbersOf(change)}) n on n.tracking_number = f.tracking_number order by f.line`,
  );
  return first.map(([number, outcome, promised, delivered, status, signedBy, trackingStatus]) => ({
    trackingNumber: String(number),
    outcome: outcomeOf(outcome),
    promised: textOf(promised),
    delivered: textOf(delivered),
    carrierStatus: textOf(status),
    signedBy: textOf(signedBy),
    trackingStatus: statusOf(trackingStatus),
  }));
}

/** What there is to say of a fact, the most first. */
const outcomes = ['completed', 'known', 'misfit', 'waiting'] as const;
const better = (
  one: PreviewedDelivery['outcome'],
  other: PreviewedDelivery['outcome'],
): PreviewedDelivery['outcome'] => (outcomes.indexOf(one) <= outcomes.indexOf(other) ? one : other);
const outcomeOf = (value: unknown): PreviewedDelivery['outcome'] =>
  outcomes.find((outcome) => outcome === value) ?? 'waiting';
const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const statusOf = (value: unknown): TrackingStatus | null => trackingStatuses.find((status) => status === value) ?? null;
