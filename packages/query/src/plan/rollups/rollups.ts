import type { Rollup } from './rollup.ts';

const packageMeasures = [
  'no_of_pkgs',
  'net_amount',
  'incentive_amount',
  'transportation_amount',
  'transportation_discount',
  'net_other_accessorial_amount',
  'net_fuel_surcharge_amount',
  'net_taxes_and_others',
  'bill_weight_pounds',
  'actual_weight_pounds',
  'delta_weight_pounds',
] as const;

const packageFlags = ['net_amount'] as const;

const chargeMeasures = ['net_amount', 'audit_refund_amount', 'client_refund_amount', 'total_refund_amount'] as const;

function both(
  suffix: string,
  description: Pick<Rollup, 'table' | 'dimensions' | 'flags' | 'measures'>,
): readonly Rollup[] {
  return [
    { name: `rollup_bill_${suffix}`, dateColumn: 'bill_date', ...description },
    { name: `rollup_pickup_${suffix}`, dateColumn: 'pickup_date', ...description },
  ];
}

/** Every rollup of the warehouse, the smallest first: the planner takes the first that gives the same answer. */
export const rollups: readonly Rollup[] = [
  ...both('credit_type', {
    table: 'charge_level_info',
    dimensions: ['carrier_id', 'carrier_name', 'service_category', 'account_id', 'account_number', 'credit_type'],
    flags: ['total_refund_amount', 'audit_refund_amount', 'client_refund_amount'],
    measures: chargeMeasures,
  }),
  ...both('service', {
    table: 'package_level_info',
    dimensions: ['carrier_id', 'carrier_name', 'service_category'],
    flags: packageFlags,
    measures: packageMeasures,
  }),
  ...both('status', {
    table: 'package_level_info',
    dimensions: ['carrier_id', 'carrier_name', 'service_category', 'tracking_status'],
    flags: packageFlags,
    measures: packageMeasures,
  }),
  ...both('accessorial', {
    table: 'charge_level_info',
    dimensions: ['carrier_id', 'carrier_name', 'service_category', 'charge_family', 'accessorial_group'],
    flags: ['net_amount'],
    measures: [...chargeMeasures, 'other_accessorial_count', 'net_other_accessorial_amount'],
  }),
  ...both('account', {
    table: 'package_level_info',
    dimensions: ['carrier_id', 'carrier_name', 'service_category', 'account_id', 'account_number', 'bill_option'],
    flags: packageFlags,
    measures: packageMeasures,
  }),
  ...both('consignee', {
    table: 'package_level_info',
    dimensions: [
      'carrier_id',
      'carrier_name',
      'service_category',
      'normalised_consignee_country',
      'normalised_consignee_state',
    ],
    flags: packageFlags,
    measures: packageMeasures,
  }),
];
