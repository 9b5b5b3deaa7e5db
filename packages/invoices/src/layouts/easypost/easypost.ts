import { noNames } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { resoldCarriers } from '../resold-carriers.ts';
import { uspsServices } from '../usps-services.ts';
import easypostColumns from './columns.json' with { type: 'json' };

/** Columns name the charges. */
const names = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

/** Labels bought from EasyPost, mostly of USPS: one row for each; a refunded label gives its postage back. */
export const easypost = flatLayout({
  name: 'EasyPost shipment export',
  source: 'EasyPost, shipment export, header of 2025.',
  limits: [
    'There are no invoices: all labels of an account on one day count as an invoice with the day as its number.',
    'The file does not state what an invoice amounts to, so it cannot be verified.',
    'A refund counts on the day of its label, as the file does not say when it was granted; fees are not given back.',
    'There is no delivery date. On-time status follows from delivery files, loaded before or after.',
  ],
  mayComeInParts: false,
  country: 'US',
  currency: 'USD',
  usualDecimalMark: '.',
  issuer: 'EasyPost',
  carrier: resoldCarriers,
  shape: {
    kind: 'header',
    recognisedBy: ['tracking_code', 'postage_label_created_at', 'rate', 'refund_status', 'carrier_account_id'],
    documented: easypostColumns,
  },
  invoices: 'day of billing',
  columns: {
    accountNumber: 'carrier_account_id',
    billDate: 'postage_label_created_at',
    otherBillDate: 'created_at',
    shipDate: 'postage_label_created_at',
    transactionNumber: 'id',
    trackingNumber: 'tracking_code',
    carrier: 'carrier',
    service: 'service',
    zone: 'usps_zone',
    voided: 'refund_status',
    billedWeight: 'weight',
    length: 'length',
    width: 'width',
    height: 'height',
    senderCity: 'from_city',
    senderState: 'from_state',
    senderPostalCode: 'from_zip',
    consigneeName: 'to_name',
    consigneeCompany: 'to_company',
    consigneeAddress: 'to_street1',
    consigneeAddress2: 'to_street2',
    consigneeCity: 'to_city',
    consigneeState: 'to_state',
    consigneePostalCode: 'to_zip',
    consigneeCountry: 'to_country',
  },
  constants: { billedWeightUnit: 'oz', carrier: 'USPS' },
  charges: [
    { column: 'postage_fee' },
    { column: 'rate', insteadOf: 'postage_fee' },
    { column: 'label_fee' },
    { column: 'insurance_fee' },
    { column: 'carbon_offset_fee' },
  ],
  chargeNames: names,
  voids: { texts: ['refunded'], columns: ['postage_fee', 'rate'] },
  rowKinds: noNames,
  services: uspsServices,
});
