import type { TableName } from '@waybill/model';

/** The columns of a list of packages or charges, in their order. */
export const listColumns = {
  package_level_info: [
    'tracking_number',
    'net_amount',
    'carrier_name',
    'service',
    'bill_date',
    'pickup_date',
    'tracking_status',
    'actual_weight_pounds',
    'bill_weight_pounds',
    'zone',
    'normalised_consignee_state',
    'invoice_number',
  ],
  charge_level_info: [
    'tracking_number',
    'net_amount',
    'carrier_name',
    'charge_description',
    'accessorial_group',
    'credit_type',
    'bill_date',
    'pickup_date',
    'invoice_number',
  ],
} as const satisfies Readonly<Record<TableName, readonly string[]>>;

/** Further columns of a package that was looked up by its number. */
export const deliveryColumns = ['delivery_date', 'scheduled_date'] as const;

/** The size of a package, in the unit of its invoice. */
export const sizeColumns = ['length', 'width', 'height'] as const;

export type ListColumn =
  | (typeof listColumns)[TableName][number]
  | (typeof deliveryColumns)[number]
  | (typeof sizeColumns)[number];
