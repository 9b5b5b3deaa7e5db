import { assigned } from './column.ts';

/** The reference fields of the shipper: files and programs state them, no invoice does. They are the last shipment columns. */
export const referenceColumns = [
  assigned('order_number', 'text', 'Order Number', 'The shipper’s order, from a file of reference fields.', {
    nullable: true,
  }),
  assigned('sku', 'text', 'SKU', 'The shipper’s article, from a file of reference fields.', { nullable: true }),
  assigned('cost_centre', 'text', 'Cost Centre', 'The shipper’s cost centre, from a file of reference fields.', {
    nullable: true,
  }),
  assigned('carton', 'text', 'Carton', 'The kind of box, from a file of reference fields.', { nullable: true }),
] as const;

/** The name of a reference field in the warehouse. */
export type ReferenceColumn = (typeof referenceColumns)[number]['name'];

/** The names of the reference fields in the warehouse. */
export const referenceColumnNames: readonly ReferenceColumn[] = referenceColumns.map(({ name }) => name);
