/** A kind of charge: which rows of `made` have it, and what its charge row says. Expressions are over `made`. */
export interface ChargeKind {
  readonly family: string;
  /** Which rows have it. */
  readonly when: string;
  readonly gross: string;
  readonly discount: string;
  readonly category: string;
  readonly classification: string;
  readonly code: string;
  readonly group: string;
  readonly description: string;
  readonly creditType?: string;
}

const nothing = 'null::varchar';
const none = '0::decimal(18, 2)';
const ofCarrier = (ups: string, fedex: string): string => `if(carrier_id = 2, '${fedex}', '${ups}')`;

/** Charges of shipments and of corrections, in the order in which an invoice lists them. */
export const chargeKinds: readonly ChargeKind[] = [
  {
    family: 'transportation',
    when: 'freight_gross <> 0',
    gross: 'freight_gross',
    discount: 'contract_discount',
    category: "'SHP'",
    classification: "'FRT'",
    code: 'code',
    group: nothing,
    description: 'service',
  },
  discount('performance_discount', 'Performance Pricing'),
  discount('earned_discount', 'Earned Discount'),
  discount('special_discount', 'Special Incentive Modifier'),
  {
    ...accessorial('res_gross', ofCarrier('RES', 'Residential'), 'Residential', 'Residential Surcharge'),
    discount: 'res_discount',
  },
  {
    ...accessorial('das_gross', ofCarrier('RDR', 'DAS Resi'), 'Delivery area', 'Delivery Area Surcharge'),
    discount: 'das_discount',
  },
  accessorial('ahs_gross', ofCarrier('AHL', 'AHS - Dimensions'), 'Additional handling', 'Additional Handling'),
  accessorial('lps_gross', ofCarrier('LPS', 'Oversize Charge'), 'Large package', 'Large Package Surcharge'),
  accessorial('sig_gross', ofCarrier('DCS', 'Direct Signature'), 'Signature', 'Delivery Confirmation Signature'),
  accessorial('dcv_gross', ofCarrier('EVS', 'Declared Value'), 'Declared value', 'Declared Value'),
  accessorial('sat_gross', ofCarrier('SAT', 'Saturday Delivery'), 'Saturday', 'Saturday Delivery'),
  accessorial('dsr_gross', ofCarrier('DSR', 'Demand Surcharge'), 'Demand', 'Demand Surcharge - Residential'),
  accessorial('adc_gross', ofCarrier('ADC', 'Address Correction'), 'Address correction', 'Address Correction'),
  accessorial('lift_gross', "'LFD'", 'Liftgate', 'Liftgate Delivery'),
  accessorial('ltl_res_gross', "'RES'", 'Residential', 'Residential Delivery (LTL)'),
  { ...fuel('fuel_gross', 'Fuel Surcharge'), discount: 'fuel_discount' },
  fuel('extra_fuel_gross', 'Fuel Surcharge on Accessorials'),
  {
    family: 'tax',
    when: 'tax_gross <> 0',
    gross: 'tax_gross',
    discount: none,
    category: "'SHP'",
    classification: "'TAX'",
    code: "'DTX'",
    group: nothing,
    description: "'Duty and Tax'",
  },
  {
    family: 'billing_adjustment',
    when: 'scc_gross <> 0',
    gross: 'scc_gross',
    discount: none,
    category: "'ADJ/SCC'",
    classification: "'FRT'",
    code: "'SCC'",
    group: nothing,
    description: "'Shipping Charge Correction'",
  },
  {
    family: 'billing_adjustment',
    when: 'correction_net <> 0',
    gross: 'correction_net',
    discount: none,
    category: 'correction_category',
    classification: "'FRT'",
    code: 'correction_code',
    group: 'correction_group',
    description: 'correction_text',
    creditType: 'correction_credit',
  },
];

function accessorial(gross: string, code: string, group: string, description: string): ChargeKind {
  return {
    family: 'other_accessorial',
    when: `${gross} <> 0`,
    gross,
    discount: none,
    category: "'SHP'",
    classification: "'ACC'",
    code,
    group: `'${group}'`,
    description: `'${description}'`,
  };
}

/** Contract discounts that carriers list as charges of their own: nothing gross, the discount taken off. */
function discount(column: string, description: string): ChargeKind {
  return {
    family: 'transportation',
    when: `${column} <> 0`,
    gross: none,
    discount: column,
    category: "'SHP'",
    classification: "'DSC'",
    code: `'${description}'`,
    group: nothing,
    description: `'${description}'`,
  };
}

function fuel(gross: string, description: string): ChargeKind {
  return {
    family: 'fuel_surcharge',
    when: `${gross} <> 0`,
    gross,
    discount: none,
    category: "if(is_correction, correction_category, 'SHP')",
    classification: "'FSC'",
    code: "'FSC'",
    group: nothing,
    description: `'${description}'`,
  };
}
