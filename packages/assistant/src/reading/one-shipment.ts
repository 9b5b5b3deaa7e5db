import type { ValueFilter } from './reading.ts';

/** Whether a filter names a single package or invoice. */
export function isOfOneShipment({ dimension }: ValueFilter): boolean {
  return dimension === 'tracking_number' || dimension === 'invoice_number';
}

/** Whether a filter names a single package. */
export function isOfOnePackage({ dimension, excluded }: ValueFilter): boolean {
  return dimension === 'tracking_number' && !excluded;
}
