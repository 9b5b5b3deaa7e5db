import ontracColumns from '../../src/layouts/ontrac/columns.json' with { type: 'json' };
import { ontrac } from '../../src/layouts/ontrac/ontrac.ts';
import { belowHeader, charge, fromHilliard, sides, toSimpsonville, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'Invoice Number': 'OT1234567', 'Billing Date': '07/06/2025', 'Customer Account': '0990001' },
  ...{ 'Tracking Number': 'D1', Reference1: 'SO1', 'Service Code': 'C', Zone: '02', 'Return to Sender': 'N' },
  ...{ 'First Scan Date Time': '07/01/2025 20:10', 'Proof of Delivery DateTime': '07/03/2025 14:05' },
  ...{ 'Proof of Delivery Name': 'FRONT DOOR', 'Weight(lbs)': '11', 'Billed Weight (lbs)': '13' },
  ...{ 'Length(in)': '12', 'Width(in)': '9', 'Height(in)': '7' },
  ...{ 'Shipper Company Name': 'INVENTED GOODS LLC', 'Shipper Street': '1 EXAMPLE PKWY', 'Shipper City': 'HILLIARD' },
  ...{ 'Shipper State': 'OH', 'Shipper Postalcode': '43026', 'Shipper Country': 'US' },
  ...{ 'Destination Contact': 'LENA TESTCASE', 'Destination Street': '4367 EXAMPLE ST' },
  ...{ 'Destination City': 'SIMPSONVILLE', 'Destination State': 'SC', 'Destination Postalcode': '29681' },
  ...{ 'Destination Country': 'US', 'Total Charges': '13.00', 'Service Charge': '12.00' },
  ...{ 'Address Correction Surcharge': '1.00', 'Shipping Charge Correction Audit Fee': '0.25' },
  ...{ 'Volume Rebate': '-2.00', 'Volume Rebate 2': '-0.50', 'Other Adjustments': '0.75' },
  ...{ 'Miscellaneous Charges': '0.10', 'Fuel Surcharge': '1.40' },
};

export const ontracRow: WholeRow = {
  layout: ontrac,
  linesOf: belowHeader(ontracColumns),
  row,
  invoice: {
    ...{ carrierId: 4, carrierName: 'OnTrac', accountNumber: '990001', invoiceNumber: 'OT1234567' },
    ...{ billDate: '2025-07-06', currencyCode: 'USD', netCents: 1_300, statedCents: null },
  },
  package: {
    customer_reference: 'SO1',
    ...{ tracking_number: 'D1', pickup_date: '2025-07-01', delivery_date: '2025-07-03 14:05:00' },
    ...{ delivery_status: 'Delivered', delivery_location: 'FRONT DOOR', zone: '2' },
    ...{ service: 'C', charge_description: 'C', service_category: 'Ground', mode_category: 'Parcel Ground' },
    ...{ actual_weight: '11.00', actual_weight_unit: 'lbs', actual_weight_pounds: '11.00' },
    ...{ bill_weight: '13.00', bill_weight_unit: 'lbs', bill_weight_pounds: '13.00', ...sides('inches') },
    ...{ ...fromHilliard, sender_cntry: 'US', sender_company: 'INVENTED GOODS LLC', sender_address: '1 EXAMPLE PKWY' },
    ...{ ...toSimpsonville, consignee_cntry: 'US', consignee_name: 'LENA TESTCASE' },
    ...{ consignee_address: '4367 EXAMPLE ST', net_amount: '13.00' },
    ...{ transportation_amount: '12.00', transportation_discount: '2.50', fuel_surcharge_amount: '1.40' },
    ...{ other_accessorial_amount: '1.00', billing_adjustment_amount: '0.75', fee_amount: '0.25' },
    ...{ other_amount: '0.10', address_correction_amt: '1.00', scc_audit_fee_amt: '0.25' },
  },
  charges: [
    charge('Service Charge', ['FRT', 'transportation'], '12.00'),
    charge('Address Correction Surcharge', ['ACC', 'other_accessorial'], '1.00', {
      accessorial_group: 'Address correction',
    }),
    charge('Shipping Charge Correction Audit Fee', ['MSC', 'fee'], '0.25'),
    charge('Volume Rebate', ['DSC', 'transportation'], '-2.00', { incentive_amount: '2.00' }),
    charge('Volume Rebate 2', ['DSC', 'transportation'], '-0.50', { incentive_amount: '0.50' }),
    charge('Other Adjustments', ['MSC', 'billing_adjustment'], '0.75'),
    charge('Miscellaneous Charges', ['MSC', 'other'], '0.10'),
    charge('Fuel Surcharge', ['FSC', 'fuel_surcharge'], '1.40'),
  ],
  mayComeInParts: false,
  limits: ['cannot be verified', 'no promised day'],
  recognisedBy: [
    ...['Invoice Number', 'Billing Date', 'Customer Account', 'Tracking Number', 'Total Charges', 'Service Charge'],
  ],
  withService: (service) => ({ ...row, 'Service Code': service }),
  services: [
    ['S', 'Next Day', 'Parcel Express'],
    ['Sunrise Gold', 'Next Day', 'Parcel Express'],
    ['CS', 'Ground', 'Parcel Ground'],
    ['', 'Ground', 'Parcel Ground'],
  ],
};
