import { dhlEcommerce } from '../../src/layouts/dhl-ecommerce/dhl-ecommerce.ts';
import dhlInvoiceColumns from '../../src/layouts/dhl-ecommerce/invoice-columns.json' with { type: 'json' };
import dhlRowColumns from '../../src/layouts/dhl-ecommerce/row-columns.json' with { type: 'json' };
import { charge, fieldsOf, sides, toSimpsonville, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'invoice record': 'HDR', 'invoice date': '20250705', 'invoice number': 'DX0000001' },
  ...{ 'invoice account': '05300000', 'invoice amount': '7.52', 'invoice currency': 'CAD' },
  ...{ record_type: 'DTL', pickup_date: '20250701', delivery_confirm: '9261290324171214483597' },
  ...{ billing_ref2_or_cust_ref1: 'SO1', material_or_vas_desc: 'SM PARCEL PLUS GROUND', quantity: '2' },
  ...{ pricing_zone: 'USA05', actual_weight: '54.54', uom_actual_weight: 'OZ' },
  ...{ billing_weight: '55.00', uom_billing_weight: 'OZ' },
  ...{ dim_length: '12', dim_width: '9', dim_height: '7', uom_dims: 'CM' },
  ...{ recipient_address1: '4367 EXAMPLE ST', recipient_address2: 'UNIT 2', recipient_city: 'SIMPSONVILLE' },
  ...{ recipient_state: 'SC', recipient_zip: '29681', recipient_country: 'US' },
  ...{ charge: '6.93', workshare_sort: '-0.20', surcharge_nqd: '0.20', surcharge_fuel: '0.59' },
};

export const dhlEcommerceRow: WholeRow = {
  layout: dhlEcommerce,
  linesOf: (texts) => [fieldsOf(dhlInvoiceColumns, texts), fieldsOf(dhlRowColumns, texts)],
  row,
  invoice: {
    ...{ carrierId: 5, carrierName: 'DHL eCommerce', accountNumber: '5300000', invoiceNumber: 'DX0000001' },
    ...{ billDate: '2025-07-05', currencyCode: 'CAD', netCents: 752, statedCents: 752 },
  },
  package: {
    customer_reference: 'SO1',
    ...{ tracking_number: '420296819261290324171214483597', pickup_date: '2025-07-01', zone: 'USA05' },
    ...{ service: 'SM PARCEL PLUS GROUND', charge_description: 'SM PARCEL PLUS GROUND', no_of_pkgs: 2 },
    ...{ service_category: 'Economy', mode_category: 'Parcel Ground' },
    ...{ actual_weight: '54.54', actual_weight_unit: 'oz', actual_weight_pounds: '3.40875' },
    ...{ bill_weight: '55.00', bill_weight_unit: 'oz', bill_weight_pounds: '3.4375', ...sides('cm') },
    ...{ ...toSimpsonville, consignee_cntry: 'US', consignee_address: '4367 EXAMPLE ST UNIT 2' },
    ...{ net_amount: '7.52', transportation_amount: '6.93', transportation_discount: '0.20' },
    ...{ other_accessorial_amount: '0.20', fuel_surcharge_amount: '0.59', currency_code: 'CAD' },
  },
  charges: [
    charge('charge', ['FRT', 'transportation'], '6.93'),
    charge('workshare_sort', ['DSC', 'transportation'], '-0.20', { incentive_amount: '0.20' }),
    charge('surcharge_nqd', ['ACC', 'other_accessorial'], '0.20', { accessorial_group: 'Non-standard' }),
    charge('surcharge_fuel', ['FSC', 'fuel_surcharge'], '0.59'),
  ],
  mayComeInParts: false,
  limits: ['no delivery date', 'does not name the sender'],
  recognisedBy: [],
  withService: (service) => ({ ...row, material_or_vas_desc: service }),
  services: [
    ['Parcel International Direct', 'International', 'Parcel Express'],
    ['Packet Intl', 'International', 'Parcel Express'],
    ['SM Parcel Return', 'Returns', 'Parcel Ground'],
    ['SM Parcel Plus', 'Economy', 'Parcel Ground'],
  ],
};
