import { leftOutGroups } from '@waybill/model';
import type { Rollup, RollupFlag } from './rollup.ts';

type Description = Pick<Rollup, 'table' | 'dimensions' | 'flags' | 'counted' | 'measures'>;

const hasNetAmount: RollupFlag = { name: 'has_net_amount', condition: 'net_amount <> 0' };
/** Every page has this condition unless its reader includes the other rows. */
const isPayable: RollupFlag = {
  name: 'is_payable',
  condition: leftOutGroups.unpayable_freight.others,
  opposite: leftOutGroups.unpayable_freight.rows,
};

/** The condition of the weight facts (S1 section 4). */
const weightFlags: readonly RollupFlag[] = [
  { name: 'has_bill_weight', condition: 'bill_weight_pounds >= 0' },
  { name: 'has_actual_weight', condition: 'actual_weight_pounds >= 0' },
  {
    name: 'weight_counts',
    condition: 'no_of_pkgs > 0 or bill_weight_pounds > actual_weight_pounds',
  },
];

const packageAmounts = [
  'net_amount',
  'incentive_amount',
  'transportation_amount',
  'transportation_discount',
  'net_other_accessorial_amount',
  'net_fuel_surcharge_amount',
  'net_taxes_and_others',
];
const weightMeasures = ['bill_weight_pounds', 'actual_weight_pounds', 'delta_weight_pounds'];
const refundAmounts = ['net_amount', 'audit_refund_amount', 'client_refund_amount', 'total_refund_amount'];
/**
 * Accounts are in all of them, because every page leaves out inactive ones. They add few rows (2 to 11% with four accounts
 * to a client): packages of one day, carrier and service are mostly of one account.
 */
const shared = ['account_id', 'carrier_id', 'carrier_name', 'bucket_name', 'service_category'];

function packages(name: string, dimensions: readonly string[], withWeights: boolean): readonly Rollup[] {
  return byEitherDate(name, {
    table: 'package_level_info',
    dimensions: [...shared, ...dimensions],
    flags: [hasNetAmount, isPayable, ...(withWeights ? weightFlags : [])],
    counted: ['no_of_pkgs', ...packageAmounts],
    measures: ['no_of_pkgs', ...packageAmounts, ...(withWeights ? weightMeasures : [])],
  });
}

function charges(name: string, description: Omit<Description, 'table'>): readonly Rollup[] {
  const dimensions = [...shared, ...description.dimensions];
  return byEitherDate(name, { ...description, table: 'charge_level_info', dimensions });
}

function byEitherDate(name: string, description: Description): readonly Rollup[] {
  return [
    { name: `rollup_bill_${name}`, dateColumn: 'bill_date', ...description },
    { name: `rollup_pickup_${name}`, dateColumn: 'pickup_date', ...description },
  ];
}

/**
 * A row for each package, sorted so that those with a tracking number are found without reading the client's others.
 */
const packagesByTrackingNumber: Rollup = {
  name: 'rollup_tracking_number',
  table: 'package_level_info',
  dateColumn: 'bill_date',
  dimensions: ['tracking_id'],
  flags: [],
  counted: [],
  measures: [],
  lookup: { name: 'tracking_key', of: 'tracking_number' },
};

/** Every rollup of the warehouse, smallest first: the planner takes the first one that gives the same answer. */
export const rollups: readonly Rollup[] = [
  ...charges('credit_type', {
    dimensions: ['account_number', 'credit_type'],
    flags: [
      isPayable,
      { name: 'has_total_refund', condition: 'total_refund_amount <> 0' },
      { name: 'has_audit_refund', condition: 'audit_refund_amount <> 0' },
      { name: 'has_client_refund', condition: 'client_refund_amount <> 0' },
    ],
    counted: refundAmounts,
    measures: refundAmounts,
  }),
  ...packages('service', [], true),
  ...charges('accessorial', {
    dimensions: ['charge_family', 'accessorial_group'],
    flags: [hasNetAmount, isPayable, { name: 'has_accessorial', condition: 'net_other_accessorial_amount <> 0' }],
    counted: ['net_amount', 'net_other_accessorial_amount'],
    measures: ['net_amount', 'other_accessorial_count', 'net_other_accessorial_amount'],
  }),
  ...packages('sender', ['normalised_sender_country', 'normalised_sender_state'], true),
  ...packages('account', ['account_number', 'bill_option'], true),
  ...packages('status', ['tracking_status', 'zone', 'bill_option'], false),
  ...packages('consignee', ['tracking_status', 'normalised_consignee_country', 'normalised_consignee_state'], true),
  packagesByTrackingNumber,
];
