import easypostColumns from '../../src/layouts/easypost/columns.json' with { type: 'json' };
import { easypost } from '../../src/layouts/easypost/easypost.ts';
import { uspsServices } from './usps-services.ts';
import { belowHeader, charge, fromHilliard, sides, toSimpsonville, type WholeRow } from './whole-row.ts';

const row = {
  ...{ created_at: '2025-07-01T10:00:00Z', id: 'shp_1', tracking_code: '9400100000000000000001' },
  ...{ postage_label_created_at: '2025-07-02T10:05:00Z', service: 'Priority', carrier: 'UPSDAP' },
  ...{ refund_status: 'submitted', usps_zone: '04', carrier_account_id: 'ca_1' },
  ...{ weight: '12.5', length: '12', width: '9', height: '7' },
  ...{ from_city: 'HILLIARD', from_state: 'OH', from_zip: '43026' },
  ...{ to_name: 'LENA TESTCASE', to_company: 'EXAMPLE HARDWARE', to_street1: '4367 EXAMPLE ST', to_street2: 'UNIT 2' },
  ...{ to_city: 'SIMPSONVILLE', to_state: 'SC', to_zip: '29681', to_country: 'US' },
  ...{ rate: '7.60', postage_fee: '7.58000', label_fee: '0.01000', insurance_fee: '0.50', carbon_offset_fee: '0.04' },
};

export const easypostRow: WholeRow = {
  layout: easypost,
  linesOf: belowHeader(easypostColumns),
  row,
  invoice: {
    ...{ carrierId: 1, carrierName: 'UPS', accountNumber: 'ca_1', invoiceNumber: '2025-07-02' },
    ...{ billDate: '2025-07-02', currencyCode: 'USD', netCents: 813, statedCents: null },
  },
  package: {
    ...{ tracking_number: '9400100000000000000001', pickup_date: '2025-07-02', zone: '4' },
    ...{ service: 'Priority', charge_description: 'Priority' },
    ...{ service_category: '2 Day', mode_category: 'Parcel Express' },
    ...{ bill_weight: '12.50', bill_weight_unit: 'oz', bill_weight_pounds: '0.78125', ...sides('inches') },
    ...{ ...fromHilliard, ...toSimpsonville, consignee_cntry: 'US', consignee_name: 'LENA TESTCASE' },
    ...{ consignee_company: 'EXAMPLE HARDWARE', consignee_address: '4367 EXAMPLE ST UNIT 2' },
    ...{ net_amount: '8.13', transportation_amount: '7.58', fee_amount: '0.01' },
    ...{ other_accessorial_amount: '0.54', declared_amt: '0.50' },
  },
  charges: [
    charge('postage_fee', ['FRT', 'transportation'], '7.58'),
    charge('label_fee', ['MSC', 'fee'], '0.01'),
    charge('insurance_fee', ['ACC', 'other_accessorial'], '0.50', { accessorial_group: 'Declared value' }),
    charge('carbon_offset_fee', ['ACC', 'other_accessorial'], '0.04', { accessorial_group: 'Carbon neutral' }),
  ],
  mayComeInParts: false,
  limits: ['no invoices', 'cannot be verified', 'A refund counts on the day of its label', 'no delivery date'],
  recognisedBy: ['tracking_code', 'postage_label_created_at', 'rate', 'refund_status', 'carrier_account_id'],
  withService: (service) => ({ ...row, service }),
  services: uspsServices,
};
