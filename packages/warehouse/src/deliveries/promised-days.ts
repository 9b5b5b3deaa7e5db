import {
  holidayCalendar,
  mergedPacks,
  packIn,
  businessDaysAfter as serviceDaysAfter,
  shippedPacks,
} from '@waybill/audit';
import { addDays, businessDaysAfter, daysBetween, serviceDays } from '@waybill/model';
import { type Dialect, type Sql, sql } from '@waybill/query';

/** Carriers whose services promise days where nothing else is stated: UPS and FedEx. */
const promisingCarriers = [1, 2] as const;

/** From longer ago, no promise of three days reaches a holiday: a weekend lies between at most. */
const daysBeforeHoliday = 7;

/** A promise that falls on a later day because of holidays, and by how many days. */
interface PostponedPromise {
  readonly carrierId: number;
  readonly shipped: string;
  readonly promisedDays: number;
  readonly later: number;
}

let postponed: readonly PostponedPromise[] | undefined;

/** The promises that holidays of the carrier postpone, as its rule packs have them. */
function postponedPromises(): readonly PostponedPromise[] {
  postponed ??= promisingCarriers.flatMap((carrierId) => {
    const packs = mergedPacks(shippedPacks());
    const calendar = holidayCalendar(packs, carrierId);
    const holidays = (packIn(packs, carrierId, 'holidays')?.rows ?? []).map(({ from }) => from);
    const shippingDays = holidays.flatMap((holiday) =>
      Array.from({ length: daysBeforeHoliday }, (_, days) => addDays(holiday, -days)),
    );
    return [...new Set(shippingDays)].flatMap((shipped) =>
      [...new Set(Object.values(serviceDays))].flatMap((promisedDays) => {
        const { day } = serviceDaysAfter(calendar, shipped, promisedDays);
        const later = daysBetween(businessDaysAfter(shipped, promisedDays), day);
        return later === 0 ? [] : [{ carrierId, shipped, promisedDays, later }];
      }),
    );
  });
  return postponed;
}

/** The number of days that the service of a package `b` promises; null where it promises none. */
const promisedDays = sql.raw(
  `case when b.carrier_id in (${promisingCarriers.join(', ')}) then case ${Object.entries(serviceDays)
    .map(([category, count]) => `when b.service_category = '${category}' then ${count}`)
    .join(' ')} end end`,
);

/** The named statement `postponed` that `promisedByService` reads. */
export function postponedByHolidays(dialect: Dialect): Sql {
  // A constant: shards get parameters in the address of a request, which must stay short.
  const rows = dialect.jsonRows(sql.lit(JSON.stringify(postponedPromises())), {
    carrierId: 'integer',
    shipped: 'text',
    promisedDays: 'integer',
    later: 'integer',
  });
  return sql`postponed as (
  select row."carrierId" as carrier_id, ${dialect.stored(sql`row.shipped`, 'day')} as shipped, row."promisedDays" as promised_days, row.later as later
  from (${rows}) as row
)`;
}

/** Joins a package `b` to what holidays postpone of its promise. */
export const postponedOfPackage: Sql = sql`left join postponed h
    on h.carrier_id = b.carrier_id and h.shipped = b.pickup_date and h.promised_days = ${promisedDays}`;

/** The day that the service of a package `b` promises: Monday to Friday, without the holidays of its carrier. */
export function promisedByService({ weekday, daysAfter, startOfDay }: Dialect): Sql {
  const pickup = sql`b.pickup_date`;
  const day = weekday(pickup);
  const days = sql`cast(${promisedDays} + coalesce(h.later, 0) + case when ${day} = 7 then 0 when ${day} = 6 then 1
    when ${day} + ${promisedDays} > 5 then 2 else 0 end as integer)`;
  return startOfDay(daysAfter(pickup, days));
}
