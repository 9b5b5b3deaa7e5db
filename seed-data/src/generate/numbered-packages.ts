import { correctionDays } from './calendar-tables.ts';

/** Whether a later invoice corrects the package, over `h`. */
export const isCorrected = 'draw(h, 90) < 0.035';

/**
 * The rows of a batch: the packages that its invoices bill, then the packages billed earlier that its invoices
 * correct. All about a package follows from `h`, so that both ways to meet it tell the same.
 */
export function numberedPackages(batch: number, seed: number, firstTrackingId: bigint): string {
  return `create or replace temp table numbered as
with day as (
  select d.account_id, d.ship_date, d.first_index, d.packages, b.invoice_index,
    sum(d.packages) over (order by b.invoice_index, d.ship_date rows unbounded preceding) - d.packages as packages_before
  from account_day d join bill b using (account_id, bill_date) where b.batch = ${batch} and d.packages > 0
), billed as (
  select account_id, ship_date, invoice_index, packages_before, first_index, unnest(range(packages)) as place
  from day order by packages_before
), correctable as (
  select *, hash(package_index, ${seed}) as h
  from (
    select d.account_id, d.ship_date, b.invoice_index, d.first_index + unnest(range(d.packages)) as package_index
    from account_day d join bill b on b.account_id = d.account_id and b.bill_date = d.bill_date + ${correctionDays}
    where b.batch = ${batch} and d.packages > 0
  )
)
select account_id, ship_date, invoice_index, false as is_correction, first_index + place as package_index,
  hash(first_index + place, ${seed}) as h, (${firstTrackingId} + packages_before + place)::bigint as tracking_id
from billed
union all
select account_id, ship_date, invoice_index, true, package_index, h,
  (${firstTrackingId} + (select coalesce(sum(packages), 0) from day)
    + row_number() over (order by invoice_index, package_index) - 1)::bigint
from correctable where ${isCorrected}`;
}
