import { correctionDays, repeatDays } from './calendar-tables.ts';
import { correctionSlot, isCorrected, isDuplicateSlot } from './correction-kinds.ts';

/** What holds on the day on which the package is shipped. */
const terms = 'discount, rates, lateness';

/** Whether a second invoice bills the package again; for some of them the carrier gives the money back later. */
const isRepeated = `(is_billed_twice or draw(h, 93) < 0.001 or (${isCorrected} and ${isDuplicateSlot(correctionSlot)}))`;

/**
 * The rows of a batch: the packages that its invoices bill, then those billed earlier that its invoices correct, then
 * those that they bill again. All about a package follows from `h`, so that all ways to meet it tell the same.
 */
export function numberedPackages(batch: number, seed: number, firstTrackingId: bigint): string {
  return `create or replace temp table numbered as
with day as (
  select d.account_id, d.ship_date, d.first_index, d.packages, ${terms}, b.invoice_index,
    sum(d.packages) over (order by b.invoice_index, d.ship_date rows unbounded preceding) - d.packages as packages_before
  from account_day d join bill b using (account_id, bill_date) where b.batch = ${batch} and d.packages > 0
), billed as (
  select account_id, ship_date, ${terms}, invoice_index, packages_before, first_index, unnest(range(packages)) as place
  from day order by packages_before
), correctable as (${billedBefore(correctionDays, batch, seed)}), repeatable as (${billedBefore(repeatDays, batch, seed)}
), again as (
  select *, true as is_correction from correctable where ${isCorrected}
  union all
  select *, false from repeatable where ${isRepeated}
)
select account_id, ship_date, ${terms}, invoice_index, false as is_correction, first_index + place as package_index,
  hash(first_index + place, ${seed}) as h, (${firstTrackingId} + packages_before + place)::bigint as tracking_id
from billed
union all
select account_id, ship_date, ${terms}, invoice_index, is_correction, package_index, h,
  (${firstTrackingId} + (select coalesce(sum(packages), 0) from day)
    + row_number() over (order by is_correction desc, invoice_index, package_index) - 1)::bigint
from again`;
}

/** The packages billed by the account's invoice the given number of days earlier, with this batch's invoice. */
const billedBefore = (days: number, batch: number, seed: number): string => `
  select *, hash(package_index, ${seed}) as h
  from (
    select d.account_id, d.ship_date, ${terms}, d.is_billed_twice, b.invoice_index, d.first_index + unnest(range(d.packages)) as package_index
    from account_day d join bill b on b.account_id = d.account_id and b.bill_date = d.bill_date + ${days}
    where b.batch = ${batch} and d.packages > 0
  )`;
