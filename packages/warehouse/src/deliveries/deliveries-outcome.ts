import { referenceColumnNames, type TrackingStatus, trackingStatuses } from '@waybill/model';
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

/** What a fact names its package by: the tracking number, or without one the reference. */
const named = sql`case when tracking_number <> '' then tracking_number else reference end`;
const isReference = sql`tracking_number = ''`;

/** Each tracking number or reference of the load, and what becomes of it; needs the staging table `settled`. */
function numbersOf(part: ChangePart): Sql {
  const { loadId } = part;
  const scope = sql`select client_id from ${part.tableOf('delivery_scope')} c where load_id = ${loadId}`;
  const settled = (name: Sql, byReference: Sql): Sql => sql`
    select ${name} as named, ${byReference} as by_reference, tracking_status,
      is_changed, has_facts or has_fields as is_known, has_facts, is_package
    from ${part.staged('settled')} where client_id in (${scope})`;
  const count = (condition: Sql): Sql => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  return sql`(
    select f.named as named, f.by_reference as by_reference,
      case when ${count(sql`s.is_changed`)} > 0 then 'completed' when ${count(sql`s.is_known`)} > 0 then 'known'
        when ${count(sql`s.is_package`)} > 0 then 'misfit' else 'waiting' end as outcome,
      max(case when s.has_facts then s.tracking_status end) as tracking_status
    from (select distinct ${named} as named, ${isReference} as by_reference from ${factsOf(part)} f) f
    left join (${settled(sql`tracking_number`, sql`false`)}
      union all ${settled(sql`customer_reference`, sql`true`)}) s
      on s.named = f.named and s.by_reference = f.by_reference
    group by f.named, f.by_reference)`;
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
      sql`select tracking_status, client_id, sum(case when is_package then 1 else 0 end) from ${part.staged('settled')} where is_changed
        group by tracking_status, client_id`,
    ),
  );
  for (const [status, clientId, count] of changed.flat()) {
    if (Number(count) > 0) packages.set(statusOf(status), (packages.get(statusOf(status)) ?? 0) + Number(count));
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
    part.rows(sql`select named, outcome, by_reference from ${numbersOf(part)} n where outcome <> 'waiting'`),
  );
  const best = new Map<string, Outcome>();
  for (const [name, outcome, byReference] of found.flat()) {
    const key = `${isTrue(byReference)} ${String(name)}`;
    best.set(key, better(best.get(key) ?? 'waiting', outcomeOf(outcome)));
  }
  const [[all = []] = []] = await change.onEach((part) => part.rows(sql`select count(*) from ${numbersOf(part)} n`));
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
    sql`select f.tracking_number, f.reference, n.outcome, ${moment('promised')}, ${moment('delivered')},
        coalesce(f.status, f.verdict), f.signed_by, n.tracking_status,
        ${sql.join(referenceColumnNames.map((name) => sql.ref(`f.${name}`)))}
      from (select *, ${named} as named, ${isReference} as by_reference
        from ${factsOf(part)} f order by line limit ${sql.lit(shownFacts)}) f
      join ${numbersOf(part)} n on n.named = f.named and n.by_reference = f.by_reference order by f.line`,
  );
  return first.map((row) => {
    const [number, reference, outcome, promised, promisedTime, delivered, deliveredTime, status] = row;
    const [signedBy, trackingStatus, ...fields] = row.slice(8);
    return {
      trackingNumber: String(number),
      reference: textOf(reference),
      fields: Object.fromEntries(
        referenceColumnNames.flatMap((name, place) => {
          const value = textOf(fields[place]);
          return value === null ? [] : [[name, value]];
        }),
      ),
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
