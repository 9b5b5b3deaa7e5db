import flavorcloudColumns from '../../src/layouts/flavorcloud/columns.json' with { type: 'json' };
import { flavorcloud } from '../../src/layouts/flavorcloud/flavorcloud.ts';
import { belowHeader, charge, sides, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'Invoice Number': 'FC-9', Date: '7/5/2025', 'Order Number': '1001', 'Shipment Number': 'FCS1' },
  ...{ 'Service Level': 'Standard', 'Destination Country': 'Canada', 'Ship To Address Zip': 'K1A 0B1' },
  ...{ 'Weight Unit': 'KG', 'Total Weight': '1.5', 'Dimension Unit': 'CM', Length: '12', Width: '9', Height: '7' },
  ...{ 'Shipment Date': '7/1/2025', 'Commissions (USD)': '1.00', 'Duties (USD)': '4.00', 'Taxes (USD)': '3.00' },
  ...{ 'Fees (USD)': '2.00', 'LandedCost (Duty + Taxes + Fees) (USD)': '9.00', 'Insurance (USD)': '0.50' },
  ...{ 'Shipping Charges (USD)': '20.00', 'Order Value (USD)': '100.00', 'Shipment Total Charges (USD)': '30.50' },
};

export const flavorcloudRow: WholeRow = {
  layout: flavorcloud,
  linesOf: belowHeader(flavorcloudColumns),
  row,
  invoice: {
    ...{ carrierId: 8, carrierName: 'FlavorCloud', accountNumber: 'FlavorCloud', invoiceNumber: 'FC-9' },
    ...{ billDate: '2025-07-05', currencyCode: 'USD', netCents: 3_050, statedCents: null },
  },
  package: {
    customer_reference: '1001',
    ...{ tracking_number: 'FCS1', pickup_date: '2025-07-01', service: 'Standard', charge_description: 'Standard' },
    ...{ service_category: 'International', mode_category: 'Parcel Express' },
    ...{ bill_weight: '1.50', bill_weight_unit: 'kgs', bill_weight_pounds: '3.306934', ...sides('cm') },
    ...{ consignee_postal_code: 'K1A 0B1', consignee_cntry: 'Canada', normalised_consignee_country: 'CA' },
    ...{ net_amount: '30.50', transportation_amount: '20.00', tax_amount: '9.00' },
    ...{ other_accessorial_amount: '0.50', fee_amount: '1.00', declared_amt: '0.50' },
  },
  charges: [
    charge('Shipping Charges (USD)', ['FRT', 'transportation'], '20.00'),
    charge('Duties (USD)', ['TAX', 'tax'], '4.00'),
    charge('Taxes (USD)', ['TAX', 'tax'], '3.00'),
    charge('Fees (USD)', ['TAX', 'tax'], '2.00'),
    charge('Insurance (USD)', ['ACC', 'other_accessorial'], '0.50', { accessorial_group: 'Declared value' }),
    charge('Commissions (USD)', ['MSC', 'fee'], '1.00'),
  ],
  mayComeInParts: false,
  limits: ['cannot be verified', 'does not name the account', 'Commissions', 'no addresses', 'no delivery date'],
  recognisedBy: [
    ...['Invoice Number', 'Shipment Number', 'Duties (USD)', 'Shipping Charges (USD)', 'Shipment Total Charges (USD)'],
  ],
  withService: (service) => ({ ...row, 'Service Level': service }),
  services: [['Pigeon', 'International', 'Parcel Express']],
};
