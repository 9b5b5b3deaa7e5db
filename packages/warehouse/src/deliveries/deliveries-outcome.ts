import { type TrackingStatus, trackingStatuses } from '@waybill/model';
import { type Sql, sql } from '@waybill/query';
import type { Change, ChangePart } from '../change/change.ts';
import { isTrue, textOf } from '../engine/values.ts';
import type { DeliveriesOutcome, PreviewedDelivery } from './deliveries.ts';

/** Enough to see whether the columns were understood. */
const shownFacts = 20;

/** What a fact can mean, the most first. */
const outcomes = ['completed', 'known', 'misfit', 'waiting'] as const;
type Outcome = PreviewedDelivery['outcome'];
const outcomeOf = (value: unknown): Outcome => outcomes.find((outcome) => outcome === value) ?? 'waiting';
const better = (one: Outcome, other: Outcome): Outcome =>
  outcomes.indexOf(one) <= outcomes.indexOf(other) ? one : other;
const statusOf = (value: unknown): TrackingStatus | null => trackingStatuses.find((status) => status === value) ?? null;

const factsOf = (part: ChangePart): Sql =>
  sql`(select * from ${part.tableOf('delivery_fact')} f where load_id = ${part.loadId})`;

/** Each tracking number of the load, and what becomes of it; needs the staging table `settled`. */
function numbersOf(part: ChangePart): Sql {
  const { dialect, loadId } = part;
  const scope = sql`select client_id from ${part.tableOf('delivery_scope')} c where load_id = ${loadId}`;
  return sql`(
    select f.tracking_number as tracking_number, case when ${dialect.isAny(sql`s.is_changed`)} then 'completed'
        when ${dialect.isAny(sql`s.has_facts`)} then 'known' when count(s.tracking_id) > 0 then 'misfit'
        else 'waiting' end as outcome,
      max(case when s.has_facts then s.tracking_status end) as tracking_status
    from (select distinct tracking_number from ${factsOf(part)} f) f
    left join (select * from ${part.staged('settled')} where client_id in (${scope})) s
      on s.tracking_number = f.tracking_number
    group by f.tracking_number)`;
}

/** What becomes of the tracking numbers of a load. Every shard has all of its facts. */
export async function readOutcome(change: Change): Promise<DeliveriesOutcome> {
  const counted = await change.onEach((part) =>
    part.rows(sql`select outcome, count(*) from ${numbersOf(part)} n group by outcome`),
  );
  const packages = new Map<TrackingStatus | null, number>();
  const clientIds = new Set<number>();
  const changed = await change.onEach((part) =>
    part.rows(
      sql`select tracking_status, client_id, count(*) from ${part.staged('settled')} where is_changed
        group by tracking_status, client_id`,
    ),
  );
  for (const [status, clientId, count] of changed.flat()) {
    packages.set(statusOf(status), (packages.get(statusOf(status)) ?? 0) + Number(count));
    clientIds.add(Number(clientId));
  }
  const [numbers = []] = counted;
  return {
    ...(counted.length > 1
      ? await countOnAll(change)
      : countsFrom(numbers.map(([outcome, count]) => [outcomeOf(outcome), Number(count)]))),
    packages: [...packages]
      .map(([status, count]) => ({ status, packages: count }))
      .toSorted((one, other) => other.packages - one.packages || inOrder(one.status, other.status)),
    clientIds: [...clientIds].toSorted((one, other) => one - other),
  };
}

type Counts = Pick<DeliveriesOutcome, 'completed' | 'known' | 'waiting' | 'misfits'>;

function countsFrom(counted: Iterable<readonly [Outcome, number]>): Counts {
  const { completed = 0, known = 0, waiting = 0, misfit = 0 } = Object.fromEntries(counted);
  return { completed, known, waiting, misfits: misfit };
}

/** A number counts once, as what it is on the shard where most becomes of it. */
async function countOnAll(change: Change): Promise<Counts> {
  const found = await change.onEach((part) =>
    part.rows(sql`select tracking_number, outcome from ${numbersOf(part)} n where outcome <> 'waiting'`),
  );
  const best = new Map<string, Outcome>();
  for (const [number, outcome] of found.flat())
    best.set(String(number), better(best.get(String(number)) ?? 'waiting', outcomeOf(outcome)));
  const [[all = []] = []] = await change.onEach((part) =>
    part.rows(sql`select count(distinct tracking_number) from ${factsOf(part)} f`),
  );
  const counts = Map.groupBy(best.values(), (outcome) => outcome);
  return countsFrom([
    ...[...counts].map(([outcome, { length }]) => [outcome, length] as const),
    ['waiting', Number(all[0]) - best.size],
  ]);
}

/** By name, without one last. */
function inOrder(one: TrackingStatus | null, other: TrackingStatus | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}

/** The first facts of a load and what becomes of them. */
export async function readFirstDeliveries(change: Change): Promise<PreviewedDelivery[]> {
  const [first = [], ...further] = await change.onEach(readFirstOn);
  return first.map((fact, index) =>
    further.reduce(
      (best, { [index]: other = best }) => (better(best.outcome, other.outcome) === best.outcome ? best : other),
      fact,
    ),
  );
}

async function readFirstOn(part: ChangePart): Promise<PreviewedDelivery[]> {
  const moment = (name: string): Sql =>
    sql`${part.dialect.momentText(sql.ref(`f.${name}`))}, ${sql.ref(`f.${name}_has_time`)}`;
  const first = await part.rows(
    sql`select f.tracking_number, n.outcome, ${moment('promised')}, ${moment('delivered')},
        coalesce(f.status, f.verdict), f.signed_by, n.tracking_status
      from (select * from ${factsOf(part)} f order by line limit ${sql.lit(shownFacts)}) f
      join ${numbersOf(part)} n on n.tracking_number = f.tracking_number order by f.line`,
  );
  return first.map((row) => {
    const [number, outcome, promised, promisedTime, delivered, deliveredTime, status, signedBy, trackingStatus] = row;
    return {
      trackingNumber: String(number),
      outcome: outcomeOf(outcome),
      promised: shownMoment(promised, promisedTime),
      delivered: shownMoment(delivered, deliveredTime),
      carrierStatus: textOf(status),
      signedBy: textOf(signedBy),
      trackingStatus: statusOf(trackingStatus),
    };
  });
}

const shownMoment = (moment: unknown, hasTime: unknown): string | null =>
  textOf(moment)?.slice(0, isTrue(hasTime) ? 'YYYY-MM-DD HH:MM'.length : 'YYYY-MM-DD'.length) ?? null;
