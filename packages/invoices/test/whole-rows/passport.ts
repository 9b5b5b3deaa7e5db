import passportColumns from '../../src/layouts/passport/columns.json' with { type: 'json' };
import { passport } from '../../src/layouts/passport/passport.ts';
import { belowHeader, charge, fromHilliard, sides, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'INVOICE NUMBER': 'P-1001', 'INVOICE DATE': '2025-07-05', 'SHIP DATE': '2025-07-01', 'CLIENT CODE': 'ACME' },
  ...{ 'ORDER ID': 'SO1', 'SERVICE LEVEL': 'Priority DDP', 'TRACKING ID': 'PSP1', CURRENCY: 'CAD' },
  ...{ 'SHIPPER NAME': 'ANN MADEUP', 'SHIPPER COMPANY': 'INVENTED GOODS LLC', 'SHIPPER STREET': '1 EXAMPLE PKWY' },
  ...{ 'SHIPPER CITY': 'HILLIARD', 'SHIPPER STATE': 'OH', 'SHIPPER ZIP': '43026', 'SHIPPER COUNTRY': 'US' },
  ...{ 'DEST STREET': '80 EXAMPLE RD', 'DEST CITY': 'OTTAWA', 'DEST STATE': 'ON', 'DEST ZIP': 'K1A 0B1' },
  ...{ 'DEST COUNTRY': 'CA', 'ACTUAL WEIGHT (OZ)': '24', 'BILLABLE WEIGHT (OZ)': '32' },
  ...{ 'LENGTH (IN)': '12', 'WIDTH (IN)': '9', 'HEIGHT (IN)': '7', RATE: '10.00', 'FUEL SURCHARGE': '1.00' },
  ...{ TAX: '0.50', DUTY: '2.50', INSURANCE: '0.75', 'CLEARANCE FEE': '1.00' },
  ...{ 'FEE 1 DESCRIPTION': 'Remote Area', 'FEE 1 AMOUNT': '3.00', 'FEE 2 DESCRIPTION': 'Discount' },
  ...{ 'FEE 2 AMOUNT': '-2.00', 'FEE 8 DESCRIPTION': 'Teapot inspection', 'FEE 8 AMOUNT': '0.25', TOTAL: '17.00' },
};

export const passportRow: WholeRow = {
  layout: passport,
  linesOf: belowHeader(passportColumns),
  row,
  invoice: {
    ...{ carrierId: 7, carrierName: 'Passport', accountNumber: 'ACME', invoiceNumber: 'P-1001' },
    ...{ billDate: '2025-07-05', currencyCode: 'CAD', netCents: 1_700, statedCents: null },
  },
  package: {
    customer_reference: 'SO1',
    ...{ tracking_number: 'PSP1', pickup_date: '2025-07-01', currency_code: 'CAD' },
    ...{ service: 'Priority DDP', charge_description: 'Priority DDP' },
    ...{ service_category: 'International', mode_category: 'Parcel Express' },
    ...{ actual_weight: '24.00', actual_weight_unit: 'oz', actual_weight_pounds: '1.50' },
    ...{ bill_weight: '32.00', bill_weight_unit: 'oz', bill_weight_pounds: '2.00', ...sides('inches') },
    ...{ ...fromHilliard, sender_cntry: 'US', sender_name: 'ANN MADEUP', sender_company: 'INVENTED GOODS LLC' },
    ...{ sender_address: '1 EXAMPLE PKWY', consignee_address: '80 EXAMPLE RD', consignee_city: 'OTTAWA' },
    ...{ consignee_state: 'ON', consignee_postal_code: 'K1A 0B1', consignee_cntry: 'CA' },
    ...{ normalised_consignee_state: 'ON', normalised_consignee_country: 'CA', net_amount: '17.00' },
    ...{ transportation_amount: '10.00', transportation_discount: '2.00', fuel_surcharge_amount: '1.00' },
    ...{ tax_amount: '4.00', other_accessorial_amount: '3.75', other_amount: '0.25', declared_amt: '0.75' },
  },
  charges: [
    charge('RATE', ['FRT', 'transportation'], '10.00'),
    charge('FUEL SURCHARGE', ['FSC', 'fuel_surcharge'], '1.00'),
    charge('TAX', ['TAX', 'tax'], '0.50'),
    charge('DUTY', ['TAX', 'tax'], '2.50'),
    charge('INSURANCE', ['ACC', 'other_accessorial'], '0.75', { accessorial_group: 'Declared value' }),
    charge('CLEARANCE FEE', ['TAX', 'tax'], '1.00'),
    charge('Remote Area', ['ACC', 'other_accessorial'], '3.00', { accessorial_group: 'Delivery area' }),
    charge('Discount', ['DSC', 'transportation'], '-2.00', { incentive_amount: '2.00' }),
    charge('Teapot inspection', ['MSC', 'other'], '0.25'),
  ],
  mayComeInParts: false,
  limits: ['cannot be verified', 'no delivery date'],
  recognisedBy: [...['INVOICE NUMBER', 'INVOICE DATE', 'CLIENT CODE', 'TRACKING ID', 'RATE', 'CLEARANCE FEE', 'TOTAL']],
  withService: (service) => ({ ...row, 'SERVICE LEVEL': service }),
  services: [['Pigeon', 'International', 'Parcel Express']],
};
