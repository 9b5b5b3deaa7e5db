/** What a package costs, kind by kind: the steps from `shipped` to `priced`. Money is the invoice's currency. */
export const pricedSteps: readonly string[] = [
  `listed as (
  select s.*, d.weekday, d.month, d.quarter, d.price_level, coalesce(f.percent, 0) / 100 as fuel_share,
    d.price_level * s.rates * rate_factor * if(is_freight, greatest(260, bill_pounds * (0.95 + 0.11 * rate_zone)),
      r.amount * coalesce(band, 1) * greatest(1, bill_pounds / 150)) as list_price,
    not is_correction and carrier_id in (1, 2) and scope = 'domestic' as has_extras,
    case when rate_zone <= 2 then 28 when rate_zone <= 4 then 31 when rate_zone <= 6 then 36 else 38 end as handling_price
  from shipped s
  join ship_day d using (ship_date)
  left join fuel f on f.fuel_like = s.fuel_like and f.fuel_index = s.fuel_index and f.ship_date = s.ship_date
  left join list_rate r on r.card = s.rate_card and r.zone = s.rate_zone and r.pound = least(150, s.bill_pounds)::integer
)`,
  `discounted as (
  select *, money(if(is_correction, 0, list_price)) as freight_gross,
    if(is_correction, 0, list_price * discount * (0.88 + 0.24 * draw(h, 10))) as contract_discount,
    list_price * (1 - discount) as net_freight, mode = 'Parcel Express' as is_express,
    case when is_correction or carrier_id not in (1, 2, 4) or scope <> 'domestic' or draw(h, 11) > delivery_until then 0
      when draw(h, 11) < remote_until then 3 when draw(h, 11) < extended_until then 2 else 1 end as area_tier
  from listed
)`,
  `surcharged as (
  select *, money(if(carrier_id = 2, 0, contract_discount)) as freight_discount,
    money(if(carrier_id = 2, contract_discount * 0.84, 0)) as performance_discount,
    money(if(carrier_id = 2 and draw(h, 24) < 0.75, contract_discount * 0.16, 0)) as earned_discount,
    money(case when has_extras and residential and category <> 'Economy' then price_level * if(is_express, 6.55, 6.10)
      when carrier_id = 4 and residential and not is_correction then price_level * 4.35
      when is_freight and not is_correction and draw(h, 20) < 0.07 then price_level * 125 else 0 end) as residential_gross,
    money(case area_tier when 0 then 0 when 1 then price_level * if(residential, 6.15, 4.20)
      when 2 then price_level * if(residential, 8.30, 5.35) else price_level * 15.35 end) as area_gross,
    has_extras and actual_pounds > 50 and draw(h, 12) < 0.7 as is_heavy,
    money(case when not has_extras then 0 when actual_pounds > 50 and draw(h, 12) < 0.7 then price_level * (handling_price + 16)
      when draw(h, 12) < 0.017 then price_level * handling_price else 0 end) as handling_gross,
    money(if(has_extras and draw(h, 13) < 0.002, price_level * (212 + 14 * rate_zone), 0)) as large_gross,
    draw(h, 25) < 0.2 as is_adult,
    money(if(has_extras and draw(h, 14) < 0.05, price_level * if(draw(h, 25) < 0.2, 8.65, 7.20), 0)) as signature_gross,
    money(if(has_extras and draw(h, 15) < 0.012, 4.80 + dice(h, 16, 9) * 1.60, 0)) as declared_gross,
    money(if(has_extras and category in ('Next Day', '2 Day') and weekday = 5 and draw(h, 17) < 0.12, 16, 0)) as saturday_gross,
    money(case when is_correction or month not in (1, 10, 11, 12) or (month = 1 and ship_date > make_date(year(ship_date), 1, 18)) then 0
      when has_extras and residential then if(is_express, 1.55, 0.50) when carrier_id in (3, 4, 5) then 0.35 else 0 end) as demand_gross,
    money(if(has_extras and draw(h, 18) < 0.005, price_level * if(carrier_id = 1, 23.50, 24.00), 0)) as address_gross,
    money(if(is_freight and not is_correction and draw(h, 19) < 0.2, price_level * 88, 0)) as liftgate_gross,
    money(if(has_extras and carrier_id = 1 and draw(h, 26) < 0.67, -1 - 3 * draw(h, 27), 0)) as special_incentive,
    money(if(has_extras and carrier_id = 1 and account_id % 3 = 1, 0.05, 0)) as carbon_gross,
    money(if(category = 'Returns' and not is_correction, 1.05, 0)) as returns_gross,
    case when draw(h, 41) < 0.92 then 'PREPAID' when draw(h, 41) < 0.98 then 'THIRD PARTY' else 'COLLECT' end as bill_option,
    money(case when is_correction or foreign_place is null then 0 when currency_code = 'CAD' then net_freight * 0.13
      when draw(h, 21) < 0.35 then net_freight * 0.14 else 0 end) as tax_gross,
    money(if(has_extras and draw(h, 22) < 0.05, 2.5 + 14 * draw(h, 23), 0)) as scc_gross,
    money(case when not is_correction then 0 when flat <> 0 then flat * (0.85 + 0.3 * draw(h, 92))
      else net_freight * of_transportation end) as correction_net
  from discounted
)`,
  `priced as (
  select *, money(if(discount > 0.3, residential_gross * 0.4, 0)) as residential_discount,
    money(if(discount > 0.3, area_gross * 0.5, 0)) as area_discount,
    money(if(has_extras and bill_option = 'THIRD PARTY', net_freight * 0.05, 0)) as third_party_gross,
    money(fuel_share * (freight_gross - if(carrier_id = 1, 0, contract_discount))) as fuel_gross,
    money(fuel_share * (residential_gross + area_gross + handling_gross + large_gross)) as accessorial_fuel,
    money(if(carrier_id = 1, fuel_share * contract_discount, 0)
      + if(discount > 0.33 and not is_correction, fuel_share * net_freight * 0.12, 0)) as fuel_discount,
    money(fuel_share * scc_gross) as scc_fuel, money(fuel_share * correction_net) as correction_fuel
  from surcharged
)`,
];
