import { noNames } from '../../charge-names/dated-names.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { dhlCharges, dhlNames } from './charges.ts';
import dhlInvoiceColumns from './invoice-columns.json' with { type: 'json' };
import dhlRowColumns from './row-columns.json' with { type: 'json' };

/** DHL eCommerce invoice file: an HDR record for each invoice, then a DTL record for each package. */
export const dhlEcommerce = flatLayout({
  name: 'DHL eCommerce invoice file (HDR and DTL)',
  source: 'DHL eCommerce Americas invoice file as of July 2025.',
  limits: [
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
    'The file does not name the sender.',
  ],
  mayComeInParts: false,
  country: 'US',
  usualDecimalMark: '.',
  carrier: { id: 5, name: 'DHL eCommerce' },
  shape: {
    kind: 'records',
    invoiceRecord: 'HDR',
    invoiceColumns: dhlInvoiceColumns,
    rowRecord: 'DTL',
    rowColumns: dhlRowColumns,
  },
  invoices: 'numbered',
  columns: {
    accountNumber: 'invoice account',
    invoiceNumber: 'invoice number',
    billDate: 'invoice date',
    invoiceAmount: 'invoice amount',
    currency: 'invoice currency',
    shipDate: 'pickup_date',
    trackingNumber: 'delivery_confirm',
    relabelledNumber: 'overlabeled_value',
    foreignTrackingNumber: 'customer_confirm',
    internalNumber: 'internal_tracking',
    reference: 'billing_ref2_or_cust_ref1',
    service: 'material_or_vas_desc',
    pieces: 'quantity',
    zone: 'pricing_zone',
    actualWeight: 'actual_weight',
    actualWeightUnit: 'uom_actual_weight',
    billedWeight: 'billing_weight',
    billedWeightUnit: 'uom_billing_weight',
    length: 'dim_length',
    width: 'dim_width',
    height: 'dim_height',
    sizeUnit: 'uom_dims',
    consigneeAddress: 'recipient_address1',
    consigneeAddress2: 'recipient_address2',
    consigneeCity: 'recipient_city',
    consigneeState: 'recipient_state',
    consigneePostalCode: 'recipient_zip',
    consigneeCountry: 'recipient_country',
  },
  charges: dhlCharges,
  chargeNames: dhlNames,
  rowKinds: noNames,
  services: [
    { words: ['INTERNATIONAL'], category: 'International', mode: 'Parcel Express' },
    { words: ['INTL'], category: 'International', mode: 'Parcel Express' },
    { words: ['RETURN'], category: 'Returns', mode: 'Parcel Ground' },
    { words: [], category: 'Economy', mode: 'Parcel Ground' },
  ],
  isRoutingLeftOut: true,
});
