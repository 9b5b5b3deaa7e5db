import { rateYearBegins, yearlyIncrease } from '../world/carrier-prices.ts';

/** What the calendar is made from. */
export interface CalendarSize {
  readonly packages: number;
  readonly firstDay: string;
  readonly today: string;
  readonly packagesOfBatch: number;
}

/** A correction comes five invoices after the package: the median lag of corrections on a later invoice (36 days). */
export const correctionDays = 35;

/** A package that is billed twice stands again on the invoice two weeks later, before its credit can come. */
export const repeatDays = 14;

const closedAccountsEnd = 400;

/** On invoices of so many last days, carriers charge weekly fees for closed accounts again. */
const feesOfClosedAccounts = 45;

/**
 * How many packages each account ships on each day and which invoice bills them (weekly, on the carrier's weekday,
 * two days after the last shipment at the earliest), and the batches in which they are made: by client and bill date.
 */
export function calendarTables({ packages, firstDay, today, packagesOfBatch }: CalendarSize): readonly string[] {
  const lastShipDay = `case when a.active then date '${today}' else date '${today}' - ${closedAccountsEnd} end`;
  return [
    `create or replace temp table ship_day as
     select day::date as ship_date,
       [0.01, 0.22, 0.20, 0.19, 0.18, 0.17, 0.03][dayofweek(day) + 1]
       * [0.95, 0.92, 0.96, 0.95, 0.97, 0.96, 0.96, 0.97, 0.98, 1.02, 1.12, 1.24][month(day)]
       * (1 + 0.05 * date_diff('day', date '${firstDay}', day::date) / 365.0) as weight,
       dayofweek(day)::integer as weekday, month(day)::integer as month, year(day) * 10 + quarter(day) as quarter,
       pow(${yearlyIncrease}, year(day::date + ${rateYearBegins}) - 2025) as price_level
     from generate_series(date '${firstDay}', date '${today}', interval 1 day) as days(day)`,

    `create or replace temp table account_day as
     with billed as (
       select a.id as account_id, a.clientId as client_id, d.ship_date, a.share * c.share as account_share,
         if(d.ship_date <= ${lastShipDay}, d.weight, 0) as weight, a.discount,
         (d.ship_date + 2 + ((k.billing_weekday - dayofweek(d.ship_date + 2) + 7) % 7)::integer) as bill_date
       from world_account a join world_client c on c.id = a.clientId
       join carrier k on k.carrier_id = a.carrierId cross join ship_day d
       where d.ship_date <= ${lastShipDay} or d.ship_date > date '${today}' - ${feesOfClosedAccounts}
     ), spell as (
       select b.account_id, b.ship_date, max(s.discount) as discount, max(s.rates) as rates, max(s.volume) as volume,
         max(s.lateness) as lateness, bool_or(s.billedTwice) as is_billed_twice
       from billed b join account_story s on s.accountId = b.account_id
         and if(s.billedTwice, b.bill_date, b.ship_date) between s."from" and s.until
       group by all
     ), told as (
       select b.* replace (coalesce(s.discount, b.discount) as discount,
           (1000000 * b.weight * coalesce(s.volume, 1))::bigint as weight),
         coalesce(s.rates, 1) as rates, coalesce(s.lateness, 1) as lateness, coalesce(s.is_billed_twice, false) as is_billed_twice
       from billed b left join spell s using (account_id, ship_date)
     ), part as (
       select *, round(${packages} * account_share) as account_packages,
         sum(weight) over (partition by account_id order by ship_date rows unbounded preceding)
           / sum(weight) over (partition by account_id) as share_until
       from told where bill_date <= date '${today}'
     ), counted as (
       select *, round(account_packages * share_until)::bigint
           - coalesce(lag(round(account_packages * share_until)::bigint) over (partition by account_id order by ship_date), 0) as packages
       from part
     )
     select account_id, client_id, ship_date, bill_date, packages::integer as packages, discount, rates, lateness, is_billed_twice,
       (sum(packages) over (order by account_id, ship_date rows unbounded preceding) - packages)::bigint as first_index
     from counted`,

    `create or replace temp table bill as
     with billed as (
       select client_id, bill_date, account_id, coalesce(sum(packages), 0) as packages from account_day group by all
     ), dated as (
       select client_id, bill_date, sum(packages) as packages from billed group by all
     ), batched as (
       select client_id, bill_date,
         floor((sum(packages) over (order by client_id, bill_date rows unbounded preceding) - packages) / ${packagesOfBatch})::integer as batch
       from dated
     )
     select b.*, d.batch, a.number as account_number, a.currencyCode as currency_code, k.carrier_id, k.name as carrier_name,
       k.kind as bucket_name, (row_number() over (order by b.client_id, b.bill_date, b.account_id) - 1)::integer as invoice_index,
       a.number || lpad((date_diff('week', date '2020-01-04', b.bill_date) % 1000)::varchar, 3, '0') as invoice_number,
       coalesce(r.usdRate, 1)::decimal(18, 8) as usd_rate,
       b.client_id::bigint * 100000 + year(b.bill_date) * 10 + quarter(b.bill_date) as bill_date_partition
     from billed b join batched d using (client_id, bill_date)
     join world_account a on a.id = b.account_id join carrier k on k.carrier_id = a.carrierId
     left join exchange_rate r on r.currencyCode = a.currencyCode and r.rateDate = b.bill_date`,
  ];
}
