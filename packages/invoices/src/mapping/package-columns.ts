import type { PackageRow } from '@waybill/model';
import type { InvoiceKey, ShipmentContext } from '../invoice-file.ts';
import type { amountsOf } from './amounts.ts';
import type { Place } from './place.ts';
import type { Weight } from './weight.ts';

/** The nets of charges that the analysis pages show for a package. */
type Insights = Pick<
  PackageRow,
  'address_correction_amt' | 'shipping_charge_correction_amt' | 'chargeback_amt' | 'declared_amt' | 'scc_audit_fee_amt'
>;

/** What a package is, without what it costs. */
export type PackageDescription = Omit<PackageRow, keyof ReturnType<typeof amountsOf> | keyof Insights>;

/** The invoice that a package is on. */
export const invoiceColumns = (invoice: InvoiceKey, { usdRate }: ShipmentContext) => ({
  invoice_number: invoice.invoiceNumber,
  account_number: invoice.accountNumber,
  carrier_id: invoice.carrierId,
  carrier_name: invoice.carrierName,
  bill_date: invoice.billDate,
  currency_code: invoice.currencyCode,
  usd_rate: usdRate,
});

/** Where a package was sent from, and to. */
export const placeColumns = (sender: Place, consignee: Place) => ({
  sender_city: sender.city,
  sender_state: sender.state,
  sender_postal_code: sender.postalCode,
  sender_cntry: sender.country,
  normalised_sender_state: sender.normalisedState,
  normalised_sender_country: sender.normalisedCountry,
  sender_county: sender.county,
  consignee_city: consignee.city,
  consignee_state: consignee.state,
  consignee_postal_code: consignee.postalCode,
  consignee_cntry: consignee.country,
  normalised_consignee_state: consignee.normalisedState,
  normalised_consignee_country: consignee.normalisedCountry,
  consignee_county: consignee.county,
});

/** What a package weighs, and the weight that is billed. */
export const weightColumns = (actual: Weight, billed: Weight) => ({
  actual_weight: actual.weight,
  actual_weight_unit: actual.unit,
  actual_weight_pounds: actual.pounds,
  bill_weight: billed.weight,
  bill_weight_unit: billed.unit,
  bill_weight_pounds: billed.pounds,
});

/** Who pays, by a carrier's word for it. */
export function billOptionOf(payor: string): string | null {
  const word = payor.toUpperCase();
  if (word.startsWith('RECIPIENT') || word.startsWith('COLLECT')) return 'COLLECT';
  if (word.startsWith('THIRD')) return 'THIRD PARTY';
  return word === '' ? null : 'PREPAID';
}
