import { companies, people, streets } from './shipment-columns.ts';

const address = (k: number): string =>
  `(10 + hash(xor(h, ${k}::ubigint)) % 9800)::varchar || ' ' || pick(h, ${k + 1}, ${streets})`;
const side = (k: number, longest: number): string =>
  `case when rate_card = 'ltl' then null else round(4 + ${longest} * draw(h, ${k}) * least(1.5, 0.5 + bill_pounds / 40), 0)::decimal(18, 2) end`;
const zero = '0::decimal(18, 2)';

/** The columns of a package that charges do not have, over a row of `made`. */
export const packageExpressions: Readonly<Record<string, string>> = {
  row_kind: "if(is_correction, 'adjustment', 'package')",
  no_of_pkgs: 'if(is_correction, 0, 1)',
  charge_description: 'coalesce(correction_text, service)',
  actual_weight: 'if(is_correction, null, actual_pounds)',
  actual_weight_unit: "if(is_correction, null, 'lbs')",
  actual_weight_pounds: 'if(is_correction, null, actual_pounds)',
  bill_weight: 'if(is_correction, null, bill_pounds)',
  bill_weight_unit: "if(is_correction, null, 'lbs')",
  bill_weight_pounds: 'if(is_correction, null, bill_pounds)',
  length: side(50, 26),
  width: side(51, 16),
  height: side(52, 12),
  dim_unit: "case when rate_card = 'ltl' then null else 'inches' end",
  scheduled_date: 'promised_day::timestamp + to_hours(commit_hour)',
  estimated_days: 'promised_days',
  estimated_time: "if(promised_days is null, null, lpad(commit_hour::varchar, 2, '0') || ':00')",
  delivery_status:
    "case tracking_status when 'On Time' then 'Delivered' when 'Late' then 'Delivered' when 'Exception' then 'Exception' when 'Pending Late' then 'In Transit' end",
  delivery_location:
    "case when delivery_moment is not null then pick(h, 53, ['Front Door', 'Receiver', 'Dock', 'Mailroom', 'Porch', 'Reception']) end",
  sender_name: `pick(h, 54, ${people})`,
  sender_company: 'sender_company',
  sender_address: "'100 Distribution Way'",
  consignee_name: `pick(h, 55, ${people})`,
  consignee_company: `if(residential, null, pick(h, 56, ${companies}))`,
  consignee_address: address(57),
  transportation_amount: 'freight_gross',
  transportation_discount: 'freight_discount',
  fuel_surcharge_amount: 'fuel_gross + extra_fuel_gross',
  fuel_surcharge_discount: 'fuel_discount',
  other_accessorial_amount:
    'res_gross + das_gross + ahs_gross + lps_gross + sig_gross + dcv_gross + sat_gross + dsr_gross + adc_gross + lift_gross + ltl_res_gross',
  other_accessorial_discount: 'res_discount + das_discount',
  billing_adjustment_amount: 'scc_gross + correction_net',
  billing_adjustment_discount: zero,
  tax_amount: 'tax_gross',
  tax_discount: zero,
  fee_amount: zero,
  fee_discount: zero,
  other_amount: zero,
  other_discount: zero,
  net_amount:
    'freight_gross - freight_discount + fuel_gross - fuel_discount + extra_fuel_gross + res_gross - res_discount + das_gross - das_discount + ahs_gross + lps_gross + sig_gross + dcv_gross + sat_gross + dsr_gross + adc_gross + lift_gross + ltl_res_gross + tax_gross + scc_gross + correction_net',
  address_correction_amt: "adc_gross + if(correction_code = 'ADC', correction_net + fuel_gross, 0)",
  shipping_charge_correction_amt:
    "scc_gross + if(correction_code = 'SCC' and correction_credit is null, correction_net + fuel_gross, 0)",
  chargeback_amt: "if(correction_code = 'CHB', correction_net + fuel_gross, 0)",
  declared_amt: 'dcv_gross',
  scc_audit_fee_amt: zero,
};
