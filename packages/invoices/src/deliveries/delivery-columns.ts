import { type DeliveryTarget, referenceTargets } from '@waybill/contract';
import { plainName } from '../reading/column-names.ts';
import columnNames from './delivery-columns.json' with { type: 'json' };
import type { DeliveryLayout } from './delivery-layout.ts';

/** Names that carriers and shippers use for the columns, the most specific first. */
export const deliveryColumnNames: Readonly<Record<DeliveryTarget, readonly string[]>> = columnNames;

/** Names of columns with reference fields. */
export const fieldColumnNames = referenceTargets.flatMap((target) => deliveryColumnNames[target]);

/** The positions of a file's columns; undefined if this is not a header of the layout. */
export function deliveryColumnsOf(
  { recognisedBy, neverHas = [] }: DeliveryLayout,
  header: readonly string[],
): ReadonlyMap<DeliveryTarget, number> | undefined {
  const names = header.map(plainName);
  const isThere = (column: string): boolean => names.includes(plainName(column));
  if (!recognisedBy.every((group) => group.some(isThere)) || neverHas.some(isThere)) return undefined;
  const places = new Map<DeliveryTarget, number>();
  for (const [target, columns] of Object.entries(deliveryColumnNames) as [DeliveryTarget, readonly string[]][]) {
    const column = columns.find(isThere);
    if (column !== undefined) places.set(target, names.indexOf(plainName(column)));
  }
  return places;
}
