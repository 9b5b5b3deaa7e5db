import type { ScopelessQuery } from './exception-rule.ts';

/** Billed this many pounds below the actual weight, or more: less may come from rounding, or from kilograms. */
const leastMissingPounds = 1;

const keys = ['client_id', 'carrier_id', 'carrier_name', 'invoice_number', 'tracking_number'] as const;

/** What was billed for each package on each invoice, and for what belongs to no package: all that rules look at. */
export function auditedSpend(conditions: readonly string[]): ScopelessQuery {
  return {
    selectColumnNames: [...keys, 'sum(net_amount) as net'],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [...conditions],
    groupByDetails: [...keys],
  };
}

/**
 * Packages that were billed below the weight that the shipper entered, each with the share of its net transportation
 * that the missing pounds are of the billed ones. Carriers bill at least the actual weight, so that they may bill the
 * difference later.
 */
export function undercharged(conditions: readonly string[]): ScopelessQuery {
  return {
    selectColumnNames: [
      ...keys,
      'round(net_transportation_amount * (actual_weight_pounds - bill_weight_pounds) / bill_weight_pounds, 2) as amount',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      "row_kind = 'package'",
      'tracking_number is not null',
      'bill_weight_pounds > 0',
      `actual_weight_pounds - bill_weight_pounds >= ${leastMissingPounds}`,
      'net_transportation_amount > 0',
      ...conditions,
    ],
  };
}
