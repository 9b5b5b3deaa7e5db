import upsSummaryColumns from '../../src/layouts/ups-shipment-summary/columns.json' with { type: 'json' };
import { upsShipmentSummary } from '../../src/layouts/ups-shipment-summary/ups-shipment-summary.ts';
import { belowHeader, charge, fromHilliard, toSimpsonville, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'Account Number': '00A1B2C3', 'Invoice Number': 'A1B2C3275', 'Invoice Date': '7/5/2025' },
  ...{ 'Amount Due': '805.34', 'Tracking Number': '1ZA1B2C30300000001', 'Reference No.1': 'SO1', Weight: '29' },
  ...{ Zone: '005', 'Service Level': 'Ground Residential', 'Pickup Date': '7/1/2025', 'Sender Name': 'ANN MADEUP' },
  ...{ 'Sender Company Name': 'INVENTED GOODS LLC', 'Sender Street': '1 EXAMPLE PKWY', 'Sender City': 'HILLIARD' },
  ...{ 'Sender State': 'OH', 'Sender Zip Code': '43026', 'Receiver Name': 'LENA TESTCASE' },
  ...{ 'Receiver Company Name': 'EXAMPLE HARDWARE', 'Receiver Street': '4367 EXAMPLE ST' },
  ...{ 'Receiver City': 'SIMPSONVILLE', 'Receiver State': 'SC', 'Receiver Zip Code': '29681' },
  ...{ 'Receiver Country or Territory': 'US', 'Billed Charge': '54.36', 'Incentive Credit': '-19.03' },
  ...{ 'Invoice Section': 'Outbound/Shipping API' },
};

export const upsSummaryRow: WholeRow = {
  layout: upsShipmentSummary,
  linesOf: belowHeader(upsSummaryColumns),
  row,
  invoice: {
    ...{ carrierId: 1, carrierName: 'UPS', accountNumber: 'A1B2C3', invoiceNumber: 'A1B2C3275' },
    ...{ billDate: '2025-07-05', currencyCode: 'USD', netCents: 3_533, statedCents: 80_534 },
  },
  package: {
    customer_reference: 'SO1',
    ...{ tracking_number: '1ZA1B2C30300000001', pickup_date: '2025-07-01', zone: '5' },
    ...{ service: 'Ground Residential', charge_description: 'Ground Residential' },
    ...{ service_category: 'Ground', mode_category: 'Parcel Ground' },
    ...{ bill_weight: '29.00', bill_weight_unit: 'lbs', bill_weight_pounds: '29.00' },
    ...{ ...fromHilliard, sender_name: 'ANN MADEUP', sender_company: 'INVENTED GOODS LLC' },
    ...{ sender_address: '1 EXAMPLE PKWY', ...toSimpsonville, consignee_cntry: 'US' },
    ...{ consignee_name: 'LENA TESTCASE', consignee_company: 'EXAMPLE HARDWARE' },
    ...{ consignee_address: '4367 EXAMPLE ST', net_amount: '35.33' },
    ...{ transportation_amount: '54.36', transportation_discount: '19.03' },
  },
  charges: [charge('Outbound/Shipping API', ['FRT', 'transportation'], '35.33', { incentive_amount: '19.03' })],
  mayComeInParts: false,
  limits: ['fuel and accessorials are part of transportation', 'no delivery date', 'one weight', 'cannot be verified'],
  recognisedBy: [
    ...['Account Number', 'Invoice Number', 'Invoice Date', 'Tracking Number', 'Billed Charge', 'Incentive Credit'],
  ],
  withService: (service) => ({ ...row, 'Service Level': service }),
  services: [
    ['Ground Undeliverable Return', 'Returns', 'Parcel Ground'],
    ['Returns Ground', 'Returns', 'Parcel Ground'],
    ['Standard to Mexico', 'International', 'Parcel Ground'],
    ['Express Saver to Canada', 'International', 'Parcel Ground'],
    ['Worldwide Express', 'International', 'Parcel Express'],
    ['Expedited', 'International', 'Parcel Express'],
    ['International Saver', 'International', 'Parcel Express'],
    ['Next Day Air to Mexico', 'International', 'Parcel Express'],
    ['Next Day Air Early', 'Next Day Early', 'Parcel Express'],
    ['Next Day Air', 'Next Day', 'Parcel Express'],
    ['2nd Day Air', '2 Day', 'Parcel Express'],
    ['Second Day Air', '2 Day', 'Parcel Express'],
    ['3 Day Select', '3 Day', 'Parcel Express'],
    ['Three Day Select', '3 Day', 'Parcel Express'],
    ['Ground Saver', 'Economy', 'Parcel Ground'],
    ['SurePost', 'Economy', 'Parcel Ground'],
    ['Mail Innovations', 'Economy', 'Parcel Ground'],
    ['Ground', 'Ground', 'Parcel Ground'],
    ['Pigeon', 'Other', 'Other'],
  ],
};
