/** Prices, delivery and texts of the batch's shipments: one row a package or correction, money by kind of charge. */
export function madePackages(today: string): string {
  return `create or replace temp table made as
with priced as (
  select *,
    case when is_correction then 0 else money(list_price) end as freight_gross,
    case when is_correction then 0 else money(list_price * discount * (0.88 + 0.24 * draw(h, 10))) end as base_discount,
    money(list_price * (1 - discount)) as net_freight,
    not is_correction and carrier_id in (1, 2) and scope = 'domestic' as has_extras,
    case when rate_zone <= 2 then 28 when rate_zone <= 4 then 31 when rate_zone <= 6 then 36 else 38 end as handling_price,
    case when month(ship_date) in (11, 12) and not is_correction then 1 else 0 end as peak
  from shipment
), contracted as (
  select *,
    case when carrier_id = 2 then money(base_discount * 0.82) else 0 end as performance_discount,
    case when carrier_id = 2 then base_discount - money(base_discount * 0.82) else 0 end as earned_discount,
    case when carrier_id = 1 and not is_correction and draw(h, 9) < 0.67 then least(money(1 + 3 * draw(h, 24)), money(list_price * 0.08)) else 0 end as special_discount,
    if(carrier_id = 2, 0::decimal(18, 2), base_discount) as contract_discount
  from priced
), extra as (
  select *, base_discount + special_discount as freight_discount,
    case when has_extras and residential and category <> 'Economy' then money(price_level * if(mode = 'Parcel Express', 6.55, 6.10)) else 0 end as res_gross,
    case when not is_correction and carrier_id in (1, 2, 4) and scope = 'domestic' then
      case when draw(h, 11) * 100 < remote_area then money(price_level * 15.35)
        when draw(h, 11) * 100 < remote_area + extended_area then money(price_level * if(residential, 8.30, 5.35))
        when draw(h, 11) * 100 < remote_area + extended_area + delivery_area then money(price_level * if(residential, 6.15, 4.20))
        else 0 end else 0 end as das_gross,
    case when has_extras and actual_pounds > 50 and draw(h, 12) < 0.7 then money(price_level * (handling_price + 16))
      when has_extras and draw(h, 12) < 0.017 then money(price_level * handling_price) else 0 end as ahs_gross,
    case when has_extras and draw(h, 13) < 0.002 then money(price_level * (212 + 14 * rate_zone)) else 0 end as lps_gross,
    case when has_extras and draw(h, 14) < 0.05 then money(price_level * if(carrier_id = 1, 7.20, 7.15)) else 0 end as sig_gross,
    case when has_extras and draw(h, 15) < 0.012 then money(4.80 + floor(draw(h, 16) * 9) * 1.60) else 0 end as dcv_gross,
    case when has_extras and category in ('Next Day', '2 Day') and dayofweek(ship_date) = 5 and draw(h, 17) < 0.12 then 16.00 else 0 end as sat_gross,
    case when has_extras and residential and peak = 1 then money(if(mode = 'Parcel Express', 1.55, 0.50)) else 0 end as dsr_gross,
    case when has_extras and draw(h, 18) < 0.005 then money(price_level * if(carrier_id = 1, 23.50, 24.00)) else 0 end as adc_gross,
    case when rate_card = 'ltl' and not is_correction and draw(h, 19) < 0.2 then money(price_level * 88) else 0 end as lift_gross,
    case when rate_card = 'ltl' and not is_correction and draw(h, 20) < 0.07 then money(price_level * 125) else 0 end as ltl_res_gross,
    case when scope in ('canada', 'overseas') and not is_correction and draw(h, 21) < 0.35 then money(net_freight * 0.14) else 0 end as tax_gross,
    case when has_extras and draw(h, 22) < 0.05 then money(2.5 + 14 * draw(h, 23)) else 0 end as scc_gross,
    case when not is_correction then 0 when flat <> 0 then money(flat * (0.85 + 0.3 * draw(h, 92)))
      else money(net_freight * of_transportation) end as correction_net
  from contracted p
  left join correction_kind k on p.is_correction and draw(p.h, 91) >= k.from_share and draw(p.h, 91) < k.until_share
), fuelled as (
  select *,
    case when discount > 0.3 then money(0.4 * res_gross) else 0 end as res_discount,
    case when discount > 0.3 then money(0.5 * das_gross) else 0 end as das_discount,
    case when is_correction then money(correction_net * fuel_percent / 100)
      else money((freight_gross - freight_discount) * fuel_percent / 100) end as fuel_gross,
    case when is_correction then 0 else money((res_gross + das_gross + ahs_gross + lps_gross) * fuel_percent / 100) end as extra_fuel_gross
  from extra
), promised as (
  select *,
    case when discount > 0.33 and not is_correction then money(fuel_gross * 0.12) else 0 end as fuel_discount,
    ship_date + promised_days + (2 * ((dayofweek(ship_date) + promised_days) // 6))::integer as promised_day,
    draw(h, 30) as delivery_draw,
    case carrier_id when 1 then 0.014 when 2 then 0.023 when 3 then 0.034 when 4 then 0.03 when 6 then 0.02 else 0.045 end
      * case when month(ship_date) = 12 then 2.3 when month(ship_date) in (11, 1) then 1.4 else 1 end
      * if(category in ('Next Day', 'Next Day Early', 'International'), 1.5, 1) as late_share
  from fuelled
), delivered as (
  select *,
    case when promised_day is null or delivery_draw > 0.985 then null
      when promised_day > date '${today}' - 2 then if(delivery_draw < 0.04, 'Pending Late', null)
      when delivery_draw < late_share then 'Late'
      when delivery_draw < late_share + 0.013 then 'Exception' else 'On Time' end as tracking_status
  from promised
)
select *,
  case tracking_status
    when 'On Time' then promised_day::timestamp + to_minutes((60 * (least(commit_hour, 17) - 1) - floor(draw(h, 31) * 300))::bigint)
    when 'Late' then promised_day::timestamp + to_minutes((1440 * (1 + floor(draw(h, 31) * 2.4)) + 660 + floor(draw(h, 32) * 420))::bigint)
    when 'Exception' then if(draw(h, 31) < 0.7, promised_day::timestamp + to_minutes((1440 * (2 + floor(draw(h, 32) * 4)) + 780)::bigint), null)
    end as delivery_moment,
  scope = 'domestic' and draw(h, 33) < 0.004 as is_unmapped
from delivered`;
}
