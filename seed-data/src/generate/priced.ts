import {
  agreedReductions,
  constantPrices,
  earnedDiscount,
  extraPrices,
  serviceDiscounts,
  specialIncentive,
} from '../world/carrier-prices.ts';
import {
  hasTooMuchFuel,
  isAreaForNothing,
  isDiscountMissing,
  isHandledForNothing,
  isHomeForNothing,
  isMinimumRaised,
  isPricedHigher,
  isResidentialTooDear,
} from './seeded-errors.ts';

const { area, residential, signature, adultSignature, minimum } = extraPrices;
const { returns, carbonNeutral, saturday, demand } = constantPrices;

const byZone = (price: 'size' | 'weight' | 'large'): string =>
  `case ${extraPrices.handling.map((row) => `when rate_zone <= ${row.upToZone} then ${row[price]}`).join(' ')} end`;

const byTier = area
  .map(
    (price, tier) => `when ${tier + 1} then price_level * if(residential, ${price.residential}, ${price.commercial})`,
  )
  .join(' ');

/** A share of an amount, rounded half up as carriers do. */
const shareOf = (amount: string, share: string): string =>
  `money((${amount})::decimal(9, 2) * (${share})::decimal(4, 3))`;

const reduced = (kind: keyof typeof agreedReductions, amount: string): string => {
  const { from, share } = agreedReductions[kind];
  return `if(discount > ${from}, ${shareOf(amount, String(share))}, 0::decimal(18, 2))`;
};

/** What a package costs, kind by kind: the steps from `boxed` to `priced`. Money is the invoice's currency. */
export const pricedSteps: readonly string[] = [
  `listed as (
  select s.*, d.weekday, d.month, d.quarter, d.price_level, coalesce(f.percent, 0) / 100 as fuel_share,
    money(if(${isPricedHigher}, 1.08, 1) * d.price_level * s.rates * rate_factor * if(is_freight, greatest(260, bill_pounds * (0.95 + 0.11 * rate_zone)),
      r.amount * coalesce(band, 1) * greatest(1, bill_pounds / 150))) as list_price,
    not is_correction and carrier_id in (1, 2) and scope = 'domestic' as has_extras,
    discount + case when is_freight then 0 when max_pounds < 1 then ${serviceDiscounts.light} when category = 'Economy' then ${serviceDiscounts.economy}
      when scope <> 'domestic' then ${serviceDiscounts.abroad}
      else if(mode = 'Parcel Express', ${serviceDiscounts.express}, 0) + if(receiver = 'r', ${serviceDiscounts.home}, 0) end as agreed_share
  from boxed s
  join ship_day d using (ship_date)
  left join fuel f on f.fuel_like = s.fuel_like and f.fuel_index = s.fuel_index and f.ship_date = s.ship_date
  left join list_rate r on r.card = s.rate_card and r.zone = s.rate_zone and r.pound = least(150, s.bill_pounds)::integer
)`,
  `agreed as (
  select * replace (if(${isDiscountMissing}, 0, agreed_share) as agreed_share), carrier_id = 2 as prints_apart, mode = 'Parcel Express' as is_express,
    if(carrier_id = 1 and category = 'Ground', money(if(${isMinimumRaised}, 1.2, 1) * ${minimum} * price_level), 0) as least_price,
    case when is_correction or carrier_id not in (1, 2, 4) or scope <> 'domestic' then 0 when ${isAreaForNothing} then 1
      when area_share > delivery_until then 0 when area_share < remote_until then 3 when area_share < extended_until then 2 else 1 end as area_tier
  from listed
)`,
  `discounted as (
  select *, if(is_correction, 0, list_price) as freight_gross,
    if(is_correction or prints_apart, 0, least(${shareOf('list_price', 'agreed_share')}, greatest(0, list_price - least_price)))::decimal(18, 2) as freight_discount,
    if(prints_apart and not is_correction and agreed_share > 0, ${shareOf('list_price', `agreed_share - ${earnedDiscount}`)}, 0)::decimal(18, 2) as performance_discount,
    if(prints_apart and not is_correction and agreed_share > 0, ${shareOf('list_price', String(earnedDiscount))}, 0)::decimal(18, 2) as earned_discount,
    list_price - ${shareOf('list_price', 'agreed_share')} as net_freight
  from agreed
)`,
  `surcharged as (
  select *, freight_discount + performance_discount + earned_discount as contract_discount,
    money(if(${isResidentialTooDear}, 1.4, 1) * case when has_extras and (residential or ${isHomeForNothing}) and category <> 'Economy' then price_level * if(is_express, ${residential.express}, ${residential.ground})
      when carrier_id = 4 and residential and not is_correction then price_level * 4.35
      when is_freight and not is_correction and draw(h, 20) < 0.07 then price_level * 125 else 0 end) as residential_gross,
    money(case area_tier ${byTier} else 0 end) as area_gross,
    has_extras and actual_pounds > 50 as is_heavy,
    money(case when not has_extras or is_large then 0 when actual_pounds > 50 then price_level * (${byZone('weight')})
      when is_long or ${isHandledForNothing} then price_level * (${byZone('size')}) else 0 end) as handling_gross,
    money(if(has_extras and is_large, price_level * (${byZone('large')}), 0)) as large_gross,
    draw(h, 25) < 0.2 as is_adult,
    money(if(has_extras and draw(h, 14) < 0.05, price_level * if(draw(h, 25) < 0.2, ${adultSignature}, ${signature}), 0)) as signature_gross,
    money(if(has_extras and draw(h, 15) < 0.012, 4.80 + dice(h, 16, 9) * 1.60, 0)) as declared_gross,
    money(if(has_extras and category = 'Next Day' and weekday = 5 and draw(h, 17) < 0.24, ${saturday}, 0)) as saturday_gross,
    money(case when is_correction or month not in (1, 10, 11, 12) or (month = 1 and ship_date > make_date(year(ship_date), 1, 18)) then 0
      when has_extras and residential then if(is_express, ${demand.express}, ${demand.ground}) when carrier_id in (3, 4, 5) then 0.35 else 0 end) as demand_gross,
    money(if(has_extras and draw(h, 18) < 0.005, price_level * if(carrier_id = 1, 23.50, 24.00), 0)) as address_gross,
    money(if(is_freight and not is_correction and draw(h, 19) < 0.2, price_level * 88, 0)) as liftgate_gross,
    money(if(has_extras and category = 'Ground' and account_id in (${specialIncentive.accounts.join(', ')}), ${specialIncentive.amount}, 0)) as special_incentive,
    money(if(has_extras and carrier_id = 1 and account_id % 3 = 1 and mode = 'Parcel Ground', ${carbonNeutral}, 0)) as carbon_gross,
    money(if(category = 'Returns' and not is_correction, ${returns}, 0)) as returns_gross,
    case when draw(h, 41) < 0.92 then 'PREPAID' when draw(h, 41) < 0.98 then 'THIRD PARTY' else 'COLLECT' end as bill_option,
    money(case when is_correction or foreign_place is null then 0 when currency_code = 'CAD' then net_freight * 0.13
      when draw(h, 21) < 0.35 then net_freight * 0.14 else 0 end) as tax_gross,
    money(if(has_extras and draw(h, 22) < 0.05, 2.5 + 14 * draw(h, 23), 0)) as scc_gross,
    money(case when not is_correction then 0 when flat <> 0 then flat * (0.85 + 0.3 * draw(h, 92))
      else net_freight * of_transportation end) as correction_net
  from discounted
)`,
  `lessened as (
  select *, ${reduced('residential', 'residential_gross')} as residential_discount, ${reduced('area', 'area_gross')} as area_discount,
    money(if(has_extras and bill_option = 'THIRD PARTY', (freight_gross - contract_discount) * 0.05, 0)) as third_party_gross,
    money(fuel_share * (freight_gross - if(carrier_id = 1, 0, contract_discount))) as freight_fuel
  from surcharged
)`,
  `priced as (
  select *, if(${hasTooMuchFuel}, money(1.6 * freight_fuel), freight_fuel) as fuel_gross,
    money(fuel_share * (residential_gross + area_gross + handling_gross + large_gross + signature_gross + declared_gross
      + saturday_gross + demand_gross + returns_gross + carbon_gross + third_party_gross + if(carrier_id = 1, 0, address_gross)
      - if(carrier_id = 1, 0, residential_discount + area_discount))) as accessorial_fuel,
    if(is_correction, 0, freight_fuel - money(fuel_share * (freight_gross - contract_discount)
      * if(discount > ${agreedReductions.fuel.from}, ${1 - agreedReductions.fuel.share}, 1))) as fuel_discount,
    money(fuel_share * scc_gross) as scc_fuel, money(fuel_share * correction_net) as correction_fuel
  from lessened
)`,
];
