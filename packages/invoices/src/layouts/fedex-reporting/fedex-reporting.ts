import { noNames } from '../../charge-names/dated-names.ts';
import { addressColumns } from '../../flat/address-columns.ts';
import type { ChargeColumn, FlatDeclaration } from '../../flat/declaration.ts';
import { flatLayout } from '../../flat/flat-layout.ts';
import { fedexServices } from '../fedex-services.ts';
import fedexReportingColumns from './columns.json' with { type: 'json' };

const place = { State: 'State/Province', Country: 'Country/Territory', PostalCode: 'Postal Code', City: 'City' };
const address = { ...place, Name: 'Name', Company: 'Company Name', Address: 'Address' };
const recognisedBy = ['Payer Account', 'Invoice Number', 'Invoice Date (mm/dd/yyyy)', 'Shipment Tracking Number'];

const reports: Omit<FlatDeclaration, 'name' | 'limits' | 'shape' | 'columns' | 'charges' | 'rowTotal'> = {
  source: 'FedEx Reporting, report of shipment details, as public programs read it; November 2026.',
  mayComeInParts: false,
  dateOrder: 'month first',
  usualDecimalMark: '.',
  carrier: { id: 2, name: 'FedEx' },
  invoices: 'numbered',
  constants: { actualWeightUnit: 'lb', billedWeightUnit: 'lb', sizeUnit: 'in' },
  chargeNames: noNames,
  hasDiscountsOfAnySign: true,
  rowKinds: noNames,
  packagesBillTransportation: true,
  services: fedexServices,
};

const columns: FlatDeclaration['columns'] = {
  accountNumber: 'Payer Account',
  invoiceNumber: 'Invoice Number',
  billDate: 'Invoice Date (mm/dd/yyyy)',
  shipDate: 'Shipment Date (mm/dd/yyyy)',
  trackingNumber: 'Shipment Tracking Number',
  deliveryDate: 'Shipment Delivery Date (mm/dd/yyyy)',
  deliveryTime: 'Shipment Delivery Time (12 Hours)',
  deliveryLocation: 'Proof of Delivery Recipient',
  service: 'Service Description',
  secondService: 'OPCO',
  reference: 'Reference Notes Line 1',
  zone: 'Pricing Zone',
  pieces: 'Pieces in Shipment',
  actualWeight: 'Original Weight (Pounds)',
  billedWeight: 'Shipment Rated Weight(Pounds)',
  length: 'Dimmed Length (in)',
  width: 'Dimmed Width (in)',
  height: 'Dimmed Height (in)',
  ...addressColumns('sender', 'Shipper ', address),
  ...addressColumns('consignee', 'Recipient ', address),
};

/** The four amounts of a shipment. Fuel and accessorials are one of them. */
const charges = (names: Readonly<Record<'freight' | 'others' | 'taxes' | 'discount', string>>): ChargeColumn[] => [
  { column: names.freight, name: 'Freight', meaning: { family: 'transportation' } },
  { column: names.others, name: 'Fuel and accessorials', meaning: { family: 'other_accessorial' } },
  { column: names.taxes, name: 'Duties and taxes', meaning: { family: 'tax' } },
  { column: names.discount, name: 'Discount', meaning: { family: 'transportation', isDiscount: true } },
];

const limits = [
  'Fuel and accessorials are one amount, and so are duties and taxes.',
  'Each row agrees with its own total, but the file does not state what an invoice amounts to, so it cannot be verified.',
  'A report bills again what invoice files bill: load one or the other.',
];

/** FedEx Reporting, shipment details with the amounts in the currency in which they were billed. */
export const fedexReporting = flatLayout({
  ...reports,
  name: 'FedEx Reporting shipment details',
  limits,
  shape: {
    kind: 'header',
    recognisedBy: [...recognisedBy, 'Net Charge Billed Currency', 'Billed Currency Code'],
    documented: fedexReportingColumns,
  },
  columns: { ...columns, currency: 'Billed Currency Code' },
  charges: charges({
    freight: 'Shipment Freight Charge Billed Currency',
    others: 'Shipment Miscellaneous Charge Billed Currency',
    taxes: 'Shipment Duty and Tax Charge Billed Currency',
    discount: 'Shipment Discount Billed Currency',
  }),
  rowTotal: 'Net Charge Billed Currency',
  currencyIsNeeded: true,
});

/** The same without these amounts: in US dollars, whatever was billed. */
export const fedexReportingDollars = flatLayout({
  ...reports,
  name: 'FedEx Reporting shipment details (US dollars)',
  limits: [
    ...limits,
    'Amounts are in US dollars, as FedEx has converted them; what was billed in another currency is not in the file.',
  ],
  shape: {
    kind: 'header',
    recognisedBy: [...recognisedBy, 'Net Charge Amount USD'],
    documented: fedexReportingColumns,
  },
  columns,
  charges: charges({
    freight: 'Shipment Freight Charge Amount USD',
    others: 'Shipment Miscellaneous Charge USD',
    taxes: 'Shipment Duty and Tax Charge USD',
    discount: 'Shipment Discount Amount USD',
  }),
  rowTotal: 'Net Charge Amount USD',
  currency: 'USD',
});
