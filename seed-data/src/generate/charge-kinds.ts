/** A kind of charge: which rows of `made` have it, and what its charge row says. Expressions are over `made`. */
export interface ChargeKind {
  readonly family: string;
  /** Column of `made` with the gross amount; rows where it is 0 have no such charge. */
  readonly gross: string;
  readonly discount?: string;
  readonly category: string;
  readonly classification: string;
  readonly code: string;
  readonly group: string;
  readonly description: string;
  readonly creditType?: string;
}

const nothing = 'null::varchar';
const accessorial = { family: 'other_accessorial', category: "'SHP'", classification: "'ACC'" } as const;
const ofCarrier = (ups: string, fedex: string): string => `if(carrier_id = 2, '${fedex}', '${ups}')`;

/** Charges of shipments and of corrections, in the order in which an invoice lists them. */
export const chargeKinds: readonly ChargeKind[] = [
  {
    family: 'transportation',
    gross: 'freight_gross',
    discount: 'freight_discount',
    category: "'SHP'",
    classification: "'FRT'",
    code: 'code',
    group: nothing,
    description: 'service',
  },
  {
    ...accessorial,
    gross: 'res_gross',
    discount: 'res_discount',
    code: ofCarrier('RES', 'Residential'),
    group: "'Residential'",
    description: ofCarrier('Residential Surcharge', 'Residential Delivery Charge'),
  },
  {
    ...accessorial,
    gross: 'das_gross',
    discount: 'das_discount',
    code: "if(carrier_id = 2, if(residential, 'DAS Resi', 'DAS Comm'), if(residential, 'RDR', 'RDC'))",
    group: "'Delivery area'",
    description: "'Delivery Area Surcharge' || if(residential, ' - Residential', ' - Commercial')",
  },
  simple('ahs_gross', 'AHL', 'AHS - Dimensions', 'Additional handling', 'Additional Handling'),
  simple('lps_gross', 'LPS', 'Oversize Charge', 'Large package', 'Large Package Surcharge'),
  simple('sig_gross', 'DCS', 'Direct Signature', 'Signature', 'Delivery Confirmation Signature'),
  simple('dcv_gross', 'EVS', 'Declared Value', 'Declared value', 'Declared Value'),
  simple('sat_gross', 'SAT', 'Saturday Delivery', 'Saturday', 'Saturday Delivery'),
  simple('dsr_gross', 'DSR', 'Demand Surcharge', 'Demand', 'Demand Surcharge - Residential'),
  simple('adc_gross', 'ADC', 'Address Correction', 'Address correction', 'Address Correction'),
  simple('lift_gross', 'LFD', 'LFD', 'Liftgate', 'Liftgate Delivery'),
  simple('ltl_res_gross', 'RES', 'RES', 'Residential', 'Residential Delivery (LTL)'),
  {
    family: 'fuel_surcharge',
    gross: 'fuel_gross',
    discount: 'fuel_discount',
    category: "if(is_correction, correction_category, 'SHP')",
    classification: "'FSC'",
    code: "'FSC'",
    group: nothing,
    description: "'Fuel Surcharge'",
  },
  {
    family: 'tax',
    gross: 'tax_gross',
    category: "'SHP'",
    classification: "'TAX'",
    code: "'DTX'",
    group: nothing,
    description: "'Duty and Tax'",
  },
  {
    family: 'billing_adjustment',
    gross: 'scc_gross',
    category: "'ADJ/SCC'",
    classification: "'FRT'",
    code: "'SCC'",
    group: nothing,
    description: "'Shipping Charge Correction'",
  },
  {
    family: 'billing_adjustment',
    gross: 'correction_net',
    category: 'correction_category',
    classification: "'FRT'",
    code: 'correction_code',
    group: 'correction_group',
    description: 'correction_text',
    creditType: 'correction_credit',
  },
];

function simple(gross: string, ups: string, fedex: string, group: string, description: string): ChargeKind {
  return { ...accessorial, gross, code: ofCarrier(ups, fedex), group: `'${group}'`, description: `'${description}'` };
}
