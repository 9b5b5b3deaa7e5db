import { correctionDays } from './calendar-tables.ts';
import { drawsOf } from './world-tables.ts';

const correctedShare = 0.035;

/**
 * The shipments of a batch: those that its invoices bill, and those billed earlier that its invoices correct. All
 * about a shipment follows from its number, so that both ways to meet it tell the same.
 */
export function madeShipments(batch: number, seed: number): string {
  return `create or replace temp table shipment as
with numbered as (
  select d.account_id, d.client_id, d.ship_date, d.bill_date, d.bill_date as invoice_date, false as is_correction,
    d.first_index + unnest(range(d.packages)) as package_index
  from account_day d join batch_day b using (client_id, bill_date) where b.batch = ${batch} and d.packages > 0
  union all
  select account_id, client_id, ship_date, bill_date, bill_date + ${correctionDays}, true, package_index
  from (
    select d.*, d.first_index + unnest(range(d.packages)) as package_index
    from account_day d join batch_day b on b.client_id = d.client_id and b.bill_date = d.bill_date + ${correctionDays}
    where b.batch = ${batch} and d.packages > 0
  )
  where draw(hash(package_index, ${seed}), 90) < ${correctedShare}
), drawn as (
  select n.*, hash(n.package_index, ${seed}) as h,
    row_number() over (order by client_id, invoice_date, account_id, package_index, is_correction) - 1 as place
  from numbered n
), chosen as (
  select d.*, a.carrierId as carrier_id, a.number as account_number, a.currencyCode as currency_code, a.discount,
    c.medianPounds as median_pounds, c.residentialShare as residential_share,
    c.origins[case when len(c.origins) = 1 or draw(h, 1) < 0.66 then 1 else 2 end] as origin,
    floor(draw(h, 2) * ${drawsOf.service})::integer as service_draw,
    floor(draw(h, 3) * ${drawsOf.zip})::integer as zip_draw
  from drawn d join world_account a on a.id = d.account_id join world_client c on c.id = d.client_id
), placed as (
  select c.*, s.* exclude (carrier_id, name, share, max_pounds, weight_factor), s.name as service, s.max_pounds, s.weight_factor,
    k.name as carrier_name, k.fuel_like, k.kind as bucket_name, k.tracking as tracking_kind,
    w.state as origin_state, w.city as origin_city, w.county as origin_county,
    z.zip3 as target_zip, z.state as target_state, z.city as target_city, z.county as target_county,
    z.delivery_area, z.extended_area, z.remote_area,
    l.zone as lane_zone, l.ground_days, f.country as foreign_country, f.state as foreign_state, f.city as foreign_city,
    f.postal_code as foreign_postal_code, f.band,
    case s.receiver when 'r' then true when 'c' then false else draw(h, 4) < residential_share end and s.scope = 'domestic' as residential
  from chosen c
  join service_slot v on v.account_id = c.account_id and v.slot = c.service_draw
  join service s on s.service_id = v.service_id
  join (select *, case carrier_id when 1 then 'ups' when 2 then 'fedex' else kind end as tracking from carrier) k on k.carrier_id = c.carrier_id
  join zip_area w on w.zip3 = c.origin
  join zip_slot t on t.slot = c.zip_draw
  join zip_area z on z.zip3 = t.zip3
  join lane l on l.origin = c.origin and l.zip3 = t.zip3
  left join foreign_area f on s.scope in ('canada', 'overseas')
    and f.from_slot <= case when s.scope = 'canada' then c.zip_draw % 10 else 10 + c.zip_draw % 30 end
    and f.until_slot > case when s.scope = 'canada' then c.zip_draw % 10 else 10 + c.zip_draw % 30 end
), weighed as (
  select *,
    case when rate_card = 'ltl' then least(18000, greatest(150, round(900 * exp(0.9 * bell))))
      else least(max_pounds, greatest(0.1, round(median_pounds * weight_factor * exp(0.95 * bell), 1))) end as actual_pounds,
    case when draw(h, 6) < 0.14 and rate_card <> 'ltl' then 1.15 + draw(h, 7) * 1.6 else 1 end as bulk
  from (select *, sqrt(-2 * ln(1 - draw(h, 5))) * cos(6.283185307 * draw(h, 8)) as bell from placed)
), billed as (
  select *, least(greatest(max_pounds, 1), ceil(actual_pounds * bulk)) as bill_pounds,
    case when scope = 'domestic' or scope = 'freight' then lane_zone else 8 end as rate_zone,
    pow(1.059, year(ship_date + 9) - 2025) as price_level
  from weighed
)
select b.*, coalesce(fuel.percent, 0) as fuel_percent,
  price_level * rate_factor * case
    when rate_card = 'ltl' then greatest(260, bill_pounds * (0.95 + 0.11 * rate_zone))
    when rate_card = 'usps' then 4.1 + 0.36 * rate_zone + 0.74 * pow(bill_pounds, 0.93)
    when rate_card = 'international' then (41 + 5.9 * pow(bill_pounds, 0.9)) * coalesce(band, 1)
    else list_rate.amount * greatest(1, bill_pounds / 150) end as list_price,
  case when rate_card = 'ltl' then null when transit_days > 0 then transit_days else ground_days - transit_days end::integer as promised_days
from billed b
left join list_rate on list_rate.card = b.rate_card and list_rate.zone = b.rate_zone and list_rate.pound = least(150, b.bill_pounds)::integer
asof left join fuel on fuel.carrier_id = b.fuel_like and fuel.fuel_index = b.fuel_index and b.ship_date >= fuel.from_date`;
}
