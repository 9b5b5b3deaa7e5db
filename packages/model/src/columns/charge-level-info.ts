import { assigned, column, generated, type SourceRow } from './column.ts';
import { shipmentColumns } from './shipment.ts';

const money = { unit: 'currency' } as const;
const gross = (family: string): string =>
  `case when charge_family = '${family}' then net_amount + incentive_amount else 0 end`;
const discount = (family: string): string => `case when charge_family = '${family}' then incentive_amount else 0 end`;
const net = (family: string): string => `case when charge_family = '${family}' then net_amount else 0 end`;
const neitherShippingNorAccessorial = "charge_family not in ('transportation', 'fuel_surcharge', 'other_accessorial')";

const chargeColumns = [
  assigned('charge_id', 'bigint', 'Charge id', 'Unique number of the charge row.'),
  column(
    'charge_family',
    'text',
    'Charge Family',
    'transportation, fuel_surcharge, other_accessorial, billing_adjustment, tax, fee or other.',
  ),
  column('charge_category', 'text', 'Charge Category', 'The carrier’s category and detail, e.g. ADJ/SCC.', {
    nullable: true,
  }),
  column(
    'charge_classification',
    'text',
    'Charge Classification',
    'The carrier’s class for the charge, e.g. FRT, ACC, FSC.',
    { nullable: true },
  ),
  column('accessorial_code', 'text', 'Accessorial Code', 'The carrier’s code for the charge.', { nullable: true }),
  column(
    'accessorial_group',
    'text',
    'Accessorial',
    'The accessorial under the same name for all carriers, e.g. Residential; empty on other charges.',
    { nullable: true },
  ),
  column('charge_description', 'text', 'Accessorial in File', 'The charge’s text as the carrier prints it.', {
    nullable: true,
  }),
  column('credit_type', 'text', 'Credit Type', 'Why money came back, e.g. GSR, Void, Residential; empty on charges.', {
    nullable: true,
  }),
  column('net_amount', 'money', 'Net Amount', 'What the client pays for this charge.', money),
  column('incentive_amount', 'money', 'Incentive Amount', 'Discount on this charge; gross = net + incentive.', money),
  column('audit_refund_amount', 'money', 'Audit Refund', 'Money recovered through audits and claims, positive.', money),
  column(
    'client_refund_amount',
    'money',
    'Client Refund',
    'Money that the client recovered without an audit: voids, rebates, claims for loss; positive.',
    money,
  ),
  generated(
    'total_refund_amount',
    'money',
    'Total Refund Amount',
    'Audit refund and client refund.',
    'audit_refund_amount + client_refund_amount',
    money,
  ),
  generated('invoice_total_charges', 'money', 'Net Amount', 'The charge’s net amount.', 'net_amount', money),
  generated(
    'other_accessorial_count',
    'integer',
    'Accessorial Count',
    '1 on an accessorial charge, else 0.',
    "case when charge_family = 'other_accessorial' then 1 else 0 end",
    { unit: 'charges' },
  ),
  generated(
    'transportation_amount',
    'money',
    'Published Amount',
    'Gross, if the charge is transportation.',
    gross('transportation'),
    money,
  ),
  generated(
    'transportation_discount',
    'money',
    'Transportation Discount',
    'Discount, if the charge is transportation.',
    discount('transportation'),
    money,
  ),
  generated(
    'fuel_surcharge_amount',
    'money',
    'Fuel Surcharge (gross)',
    'Gross, if the charge is fuel.',
    gross('fuel_surcharge'),
    money,
  ),
  generated(
    'fuel_surcharge_discount',
    'money',
    'Fuel Surcharge Discount',
    'Discount, if the charge is fuel.',
    discount('fuel_surcharge'),
    money,
  ),
  generated(
    'net_fuel_surcharge_amount',
    'money',
    'Fuel Surcharge',
    'Net, if the charge is fuel.',
    net('fuel_surcharge'),
    money,
  ),
  generated(
    'other_accessorial_amount',
    'money',
    'Accessorials (gross)',
    'Gross, if the charge is an accessorial.',
    gross('other_accessorial'),
    money,
  ),
  generated(
    'other_accessorial_discount',
    'money',
    'Accessorials Discount',
    'Discount, if the charge is an accessorial.',
    discount('other_accessorial'),
    money,
  ),
  generated(
    'net_other_accessorial_amount',
    'money',
    'Accessorials',
    'Net, if the charge is an accessorial.',
    net('other_accessorial'),
    money,
  ),
  generated(
    'taxes_and_others',
    'money',
    'Taxes and Others (gross)',
    'Gross, if the charge is neither transportation, fuel nor accessorial.',
    `case when ${neitherShippingNorAccessorial} then net_amount + incentive_amount else 0 end`,
    money,
  ),
  generated(
    'taxes_and_others_discount',
    'money',
    'Taxes and Others Discount',
    'Discount, if the charge is neither transportation, fuel nor accessorial.',
    `case when ${neitherShippingNorAccessorial} then incentive_amount else 0 end`,
    money,
  ),
  generated(
    'net_taxes_and_others',
    'money',
    'Taxes and Other Charges',
    'Net, if the charge is neither transportation, fuel nor accessorial.',
    `case when ${neitherShippingNorAccessorial} then net_amount else 0 end`,
    money,
  ),
] as const;

/** One row per charge line of an invoice. Its amounts add up to the package row with the same `tracking_id`. */
export const chargeLevelInfoColumns = [...shipmentColumns, ...chargeColumns] as const;

/** A charge as the reader of a carrier's file gives it; the warehouse copies the shipment's columns from its package row. */
export type ChargeRow = SourceRow<typeof chargeColumns>;
