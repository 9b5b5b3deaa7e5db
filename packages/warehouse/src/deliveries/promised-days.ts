import { postponedPromises, promisingCarriers, shippedRules } from '@waybill/audit';
import { serviceDays } from '@waybill/model';
import { type Dialect, type Sql, sql } from '@waybill/query';
import type { OwnPromises } from '../ledger/own-promises.ts';

/** The number of days that the service of a package `b` promises; null where it promises none. */
const promisedDays = sql.raw(
  `case when b.carrier_id in (${promisingCarriers.join(', ')}) then case ${Object.entries(serviceDays)
    .map(([category, count]) => `when b.service_category = '${category}' then ${count}`)
    .join(' ')} end end`,
);

const columns = {
  carrierId: 'integer',
  shipped: 'text',
  promisedDays: 'integer',
  later: 'integer',
} as const;

/**
 * The named statements that `promisedByService` reads: `postponed` is what holidays postpone by the rules that come with
 * Waybill, `own_postponed` what counts for clients with other rules.
 */
export function postponedByHolidays(dialect: Dialect, own: readonly OwnPromises[]): Sql {
  // Constants: shards get parameters in the address of a request, which must stay short.
  const rowsOf = (rows: readonly object[], fields: Parameters<Dialect['jsonRows']>[1]): Sql =>
    dialect.jsonRows(sql.lit(JSON.stringify(rows)), fields);
  const promise = sql`row."carrierId" as carrier_id, ${dialect.stored(sql`row.shipped`, 'day')} as shipped,
    row."promisedDays" as promised_days, row.later as later`;
  const usual = rowsOf(postponedPromises(shippedRules()), columns);
  const others = rowsOf(
    own.flatMap(({ promises }, rules) => promises.map((each) => ({ ...each, rules }))),
    { ...columns, rules: 'integer' },
  );
  const clients = rowsOf(
    own.flatMap(({ clientIds }, rules) => clientIds.map((clientId) => ({ clientId, rules }))),
    { clientId: 'integer', rules: 'integer' },
  );
  return sql`postponed as (select ${promise} from (${usual}) as row),
own_postponed as (
  select owner."clientId" as client_id, ${promise}
  from (${others}) as row join (${clients}) as owner on owner.rules = row.rules
)`;
}

/** Joins a package `b` to what holidays postpone of its promise. */
export const postponedOfPackage: Sql = sql`left join postponed h
    on h.carrier_id = b.carrier_id and h.shipped = b.pickup_date and h.promised_days = ${promisedDays}
  left join own_postponed o
    on o.client_id = b.client_id and o.carrier_id = b.carrier_id and o.shipped = b.pickup_date
    and o.promised_days = ${promisedDays}`;

/** The day that the service of a package `b` promises: Monday to Friday, without the holidays of its carrier. */
export function promisedByService({ weekday, daysAfter, startOfDay }: Dialect): Sql {
  const pickup = sql`b.pickup_date`;
  const day = weekday(pickup);
  const days = sql`cast(${promisedDays} + coalesce(o.later, h.later, 0) + case when ${day} = 7 then 0 when ${day} = 6 then 1
    when ${day} + ${promisedDays} > 5 then 2 else 0 end as integer)`;
  return startOfDay(daysAfter(pickup, days));
}
