import eliteworksColumns from '../../src/layouts/eliteworks/columns.json' with { type: 'json' };
import { eliteworks } from '../../src/layouts/eliteworks/eliteworks.ts';
import { uspsServices } from './usps-services.ts';
import { belowHeader, charge, fromHilliard, sides, toSimpsonville, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'Time (UTC)': '2025-07-01 14:00', ID: '77', USER: 'warehouse-1', Tracking: '9400100000000000000001' },
  ...{ Status: 'DELIVERED', Carrier: 'USPS', Service: 'Priority Mail', Reference: 'SO1', Zone: '08' },
  ...{ Delivered: '2025-07-03 15:30', 'Shipment Weight (Oz)': '16' },
  ...{ 'Package Length (In)': '12', 'Package Width (In)': '9', 'Package Height (In)': '7' },
  ...{ 'From Name': 'ANN MADEUP', 'From Company': 'INVENTED GOODS LLC', 'From Street': '1 EXAMPLE PKWY' },
  ...{ 'From Apt/Suite': 'FLOOR 3', 'From City': 'HILLIARD', 'From State': 'OH', 'From Postal': '43026' },
  ...{ 'From Country': 'US', 'To Name': 'LENA TESTCASE', 'To Company': 'EXAMPLE HARDWARE' },
  ...{ 'To Street': '4367 EXAMPLE ST', 'To Apt/Suite': 'UNIT 2', 'To City': 'SIMPSONVILLE', 'To State': 'SC' },
  ...{ 'To Postal': '29681', 'To Country': 'US', Charged: '9.10', 'Store Markup': '0.50', Commercial: '10.00' },
  ...{ 'Platform Charged (With Corrections)': '8.60' },
};

export const eliteworksRow: WholeRow = {
  layout: eliteworks,
  linesOf: belowHeader(eliteworksColumns),
  row,
  invoice: {
    ...{ carrierId: 3, carrierName: 'USPS', accountNumber: 'warehouse-1', invoiceNumber: '2025-07-01' },
    ...{ billDate: '2025-07-01', currencyCode: 'USD', netCents: 910, statedCents: null },
  },
  package: {
    customer_reference: 'SO1',
    ...{ tracking_number: '9400100000000000000001', pickup_date: '2025-07-01', zone: '8' },
    ...{ delivery_date: '2025-07-03 15:30:00', delivery_status: 'Delivered' },
    ...{ service: 'Priority Mail', charge_description: 'Priority Mail' },
    ...{ service_category: '2 Day', mode_category: 'Parcel Express' },
    ...{ bill_weight: '16.00', bill_weight_unit: 'oz', bill_weight_pounds: '1.00', ...sides('inches') },
    ...{ ...fromHilliard, sender_cntry: 'US', sender_name: 'ANN MADEUP', sender_company: 'INVENTED GOODS LLC' },
    ...{ sender_address: '1 EXAMPLE PKWY FLOOR 3', ...toSimpsonville, consignee_cntry: 'US' },
    ...{ consignee_name: 'LENA TESTCASE', consignee_company: 'EXAMPLE HARDWARE' },
    ...{ consignee_address: '4367 EXAMPLE ST UNIT 2', net_amount: '9.10', transportation_amount: '9.10' },
  },
  charges: [charge('Charged', ['FRT', 'transportation'], '9.10')],
  mayComeInParts: false,
  limits: ['no invoices', 'cannot be verified', 'corrections that the platform made later', 'no promised day'],
  recognisedBy: ['Time (UTC)', 'USER', 'Tracking', 'Status', 'Charged', 'Platform Charged (With Corrections)'],
  withService: (service) => ({ ...row, Service: service }),
  services: uspsServices,
};
