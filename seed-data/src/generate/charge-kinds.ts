import type { ChargeFamily } from '@waybill/model';
import { isResidentialTwice } from './seeded-errors.ts';

/** Whose words a charge is billed in. */
export interface Style {
  readonly carrier: 'ups' | 'fedex' | 'other';
  readonly residential: boolean;
}

/** What a charge row says beside its amounts; the service’s own code and name where code and description are empty. */
export interface ChargeText {
  readonly category: string | null;
  readonly classification: string;
  readonly code: string | null;
  readonly group: string | null;
  readonly description: string | null;
  readonly creditType: string | null;
}

/** A kind of charge: which packages have it, what it costs, what its row says. SQL is over the columns of `priced`. */
export interface ChargeKind {
  readonly family: ChargeFamily;
  readonly when: string;
  readonly net: string;
  readonly incentive: string;
  /** Not for kinds that say what the correction says. */
  readonly text?: (style: Style) => ChargeText;
}

/** Charges of packages, in the order in which an invoice lists them. */
export const chargeKinds: readonly ChargeKind[] = [
  {
    family: 'transportation',
    ...priced('freight_gross', 'freight_discount'),
    text: (style) => shipment(style, 'FRT', null, null, null),
  },
  contractDiscount('performance_discount', 'Performance Pricing'),
  contractDiscount('earned_discount', 'Earned Discount'),
  {
    ...accessorial('Residential', 'RES', 'Residential Surcharge', 'Residential'),
    ...priced('residential_gross', 'residential_discount'),
  },
  deliveryArea(1, { commercial: 'RDC', residential: 'RDR' }, '', 'DAS'),
  deliveryArea(2, { commercial: 'LDC', residential: 'LDR' }, ' - Extended', 'DAS Extended'),
  deliveryArea(3, { commercial: 'CAC', residential: 'CAR' }, ' - Remote', 'DAS Remote'),
  {
    ...accessorial('Additional handling', 'AHL', 'Addl. Handling longest side', 'AHS - Dimensions'),
    ...amount('handling_gross', 'handling_gross <> 0 and not is_heavy'),
  },
  {
    ...accessorial('Additional handling', 'AHW', 'Addl. Handling weight', 'AHS - Weight'),
    ...amount('handling_gross', 'handling_gross <> 0 and is_heavy'),
  },
  { ...accessorial('Large package', 'LPS', 'Large Package Surcharge', 'Oversize Charge'), ...amount('large_gross') },
  {
    ...accessorial('Signature', 'DCS', 'Delivery Confirmation Signature', 'Direct Signature'),
    ...amount('signature_gross', 'signature_gross <> 0 and not is_adult'),
  },
  {
    ...accessorial('Signature', 'ADS', 'Adult Signature Required', 'Adult Signature'),
    ...amount('signature_gross', 'signature_gross <> 0 and is_adult'),
  },
  { ...accessorial('Declared value', 'EVS', 'Declared Value', 'Declared Value'), ...amount('declared_gross') },
  { ...accessorial('Saturday', 'SAT', 'Saturday Delivery', 'Saturday Delivery'), ...amount('saturday_gross') },
  { ...accessorial('Demand', 'DSR', 'Demand Surcharge', 'Demand Surcharge'), ...amount('demand_gross') },
  { ...accessorial('Special delivery', 'LFD', 'Liftgate Delivery', 'LFD'), ...amount('liftgate_gross') },
  { ...accessorial('Returns', 'ALP', 'Returns Print Label', 'Return Label'), ...amount('returns_gross') },
  { ...accessorial('Carbon neutral', 'CNS', 'UPS carbon neutral', 'Carbon'), ...amount('carbon_gross') },
  {
    ...accessorial('Third party billing', 'FTP', 'Third Party Billing Service', 'Third Party Billing'),
    ...amount('third_party_gross'),
  },
  {
    ...accessorial('Special incentive', 'SIM', 'Special Incentive Modifier', 'Special Incentive Modifier'),
    ...amount('special_incentive'),
  },
  {
    ...accessorial('Address correction', 'ADC', 'Address Correction', 'Address Correction'),
    ...amount('address_gross', 'address_gross <> 0 and carrier_id <> 1'),
  },
  {
    family: 'fuel_surcharge',
    ...priced('fuel_gross', 'fuel_discount'),
    text: (style) => shipment(style, 'FSC', 'FSC', null, 'Fuel Surcharge'),
  },
  {
    family: 'fuel_surcharge',
    ...amount('accessorial_fuel'),
    text: (style) => shipment(style, 'FSC', 'FSC', null, 'Fuel Surcharge on Accessorials'),
  },
  {
    family: 'tax',
    ...amount('tax_gross'),
    text: (style) => shipment(style, 'TAX', 'DTX', null, 'Duty and Tax'),
  },
  {
    family: 'billing_adjustment',
    ...amount('address_gross', 'address_gross <> 0 and carrier_id = 1'),
    text: () => adjustment('ADJ/ADC', 'FRT', 'ADC', 'Address correction', 'Address Correction'),
  },
  {
    family: 'billing_adjustment',
    ...amount('scc_gross'),
    text: () => adjustment('ADJ/SCC', 'FRT', 'SCC', null, 'Shipping Charge Correction'),
  },
  {
    family: 'billing_adjustment',
    ...amount('scc_fuel'),
    text: () => adjustment('ADJ/SCC', 'FSC', 'FSC', null, 'Shipping Charge Correction Fuel Surcharge'),
  },
  { family: 'billing_adjustment', ...amount('correction_net') },
  { family: 'billing_adjustment', ...amount('correction_fuel') },
  {
    ...accessorial('Residential', 'RES', 'Residential Surcharge', 'Residential'),
    ...priced('residential_gross', 'residential_discount'),
    when: `residential_gross <> 0 and ${isResidentialTwice}`,
  },
];

type Amounts = Pick<ChargeKind, 'when' | 'net' | 'incentive'>;

function amount(column: string, when = `${column} <> 0`): Amounts {
  return { when, net: column, incentive: '0' };
}

function priced(gross: string, discount: string): Amounts {
  return { when: `${gross} <> 0`, net: `${gross} - ${discount}`, incentive: discount };
}

/** A contract's discount as FedEx bills it: a charge of its own, below zero. */
function contractDiscount(column: string, description: string): ChargeKind {
  return {
    family: 'transportation',
    when: `${column} <> 0`,
    net: `-${column}`,
    incentive: column,
    text: (style) => shipment(style, 'DSC', description, null, description),
  };
}

function accessorial(
  group: string,
  code: string,
  description: string,
  inFedex: string,
): Pick<ChargeKind, 'family' | 'text'> {
  return {
    family: 'other_accessorial',
    text: (style) =>
      style.carrier === 'fedex'
        ? shipment(style, 'ACC', inFedex, group, inFedex)
        : shipment(style, 'ACC', code, group, description),
  };
}

function deliveryArea(
  tier: number,
  codes: Readonly<Record<'commercial' | 'residential', string>>,
  suffix: string,
  inFedex: string,
): ChargeKind {
  return {
    family: 'other_accessorial',
    when: `area_tier = ${tier}`,
    net: 'area_gross - area_discount',
    incentive: 'area_discount',
    text: (style) => {
      const fedex = `${inFedex} ${style.residential ? 'Resi' : 'Comm'}`;
      const code = style.residential ? codes.residential : codes.commercial;
      return style.carrier === 'fedex'
        ? shipment(style, 'ACC', fedex, 'Delivery area', fedex)
        : shipment(style, 'ACC', code, 'Delivery area', `Delivery Area Surcharge${suffix}`);
    },
  };
}

/** Only UPS has categories. */
function shipment(
  { carrier }: Style,
  classification: string,
  code: string | null,
  group: string | null,
  description: string | null,
): ChargeText {
  const category = carrier === 'ups' ? 'SHP/ISS' : null;
  return { category, classification, code, group, description, creditType: null };
}

function adjustment(
  category: string,
  classification: string,
  code: string,
  group: string | null,
  description: string,
): ChargeText {
  return { category, classification, code, group, description, creditType: null };
}
