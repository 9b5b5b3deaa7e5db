import { chargeKinds } from './charge-kinds.ts';
import { styleOf } from './charge-texts.ts';
import { deliveredSteps } from './delivered.ts';
import { pricedSteps } from './priced.ts';
import { shippedSteps } from './shipped.ts';
import { textCounts } from './texts.ts';

/** How often an invoice names no company. */
const companyMissing = 0.01;

const kinds = chargeKinds.map(({ when }, place) => `if(${when}, ${2 ** place}, 0)`).join(' + ');

/** What is kept of a package: figures and the numbers of its texts; `kinds` has a bit for every charge that it has. */
const kept: readonly string[] = [
  'tracking_id, account_id, client_id, carrier_id, invoice_index, service_id, ship_date, quarter, is_correction, correction_id',
  'sender_place, consignee_place, residential, reversed, is_freight, bill_option, tracking_status, delivery_date',
  'actual_pounds::decimal(9, 2) as actual_pounds, bill_pounds::decimal(9, 2) as bill_pounds, promised_day, promised_days, commit_hour',
  "tracking_prefix || case carrier_id when 1 then lpad((package_index % 100000000)::varchar, 8, '0') when 2 then (390000000000 + package_index)::varchar else if(is_freight, (600000000 + package_index)::varchar, lpad(package_index::varchar, 18, '0')) end as tracking_number",
  'if(is_freight, null, (zone_base + rate_zone)::varchar) as zone',
  'length, width, height',
  "lpad(dice(h, 42, 4)::varchar, 2, '0') as origin_digits, lpad(target_number::varchar, 2, '0') as target_digits",
  'dice(h, 53, 6) as spot, dice(h, 40, 50) as payment_draw',
  `dice(h, 54, ${textCounts.person}) as sender, dice(h, 55, ${textCounts.person}) as consignee`,
  `dice(if(is_regular, receiver_hash, h), 56, ${textCounts.company}) as company, dice(if(is_regular, receiver_hash, h), 57, ${textCounts.address}) as address`,
  `draw(h, 59) >= ${companyMissing} as has_company`,
  'freight_gross, freight_discount, performance_discount, earned_discount, residential_gross, residential_discount',
  'area_gross, area_discount, handling_gross, large_gross, signature_gross, declared_gross, saturday_gross, demand_gross',
  'address_gross, liftgate_gross, special_incentive, carbon_gross, returns_gross, third_party_gross, tax_gross',
  'fuel_gross, fuel_discount, accessorial_fuel, scc_gross, scc_fuel, correction_net, correction_fuel',
  `${styleOf} as style, (${kinds})::integer as kinds`,
];

/** Makes all about the packages of `numbered`, one row each. */
export function madePackages(today: string): string {
  const steps = [...shippedSteps, ...pricedSteps, ...deliveredSteps(today)];
  return `create or replace temp table made as with ${steps.join(',\n')}
select ${kept.join(',\n  ')} from delivered`;
}

/** The charges of every combination of kinds and style among the made packages, as numbers of their texts. */
export const patternTable = `create or replace temp table pattern as
select style, kinds, list(style * 32 + place order by place) as text_ids
from (select distinct style, kinds from made), range(${chargeKinds.length}) as places(place)
where kinds & (1 << place::integer) <> 0 group by style, kinds`;
