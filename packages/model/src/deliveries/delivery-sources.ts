/**
 * Kinds of delivery sources, the best one for the delivery first. Of two sources of one kind, the newer one wins.
 * `service` is not a file: it means the days that the service promises.
 */
export const deliverySourceKinds = [
  'delivery_report',
  'tracking_events',
  'invoice',
  'tracking_list',
  'manifest',
  'service',
] as const;

export type DeliverySourceKind = (typeof deliverySourceKinds)[number];

/** The kinds that come as files of their own; those of reference fields say nothing about a delivery. */
export type DeliveryFileKind = Exclude<DeliverySourceKind, 'invoice' | 'service'> | 'references';

/** The kinds by how good they are for the promise: on invoices it is worked out from the service, so any file is better. */
export const promiseSourceKinds: readonly DeliverySourceKind[] = [
  'delivery_report',
  'tracking_events',
  'tracking_list',
  'manifest',
  'invoice',
  'service',
];
