import { dimension } from './dimension.ts';

export const orderNumber = dimension({
  name: 'order_number',
  label: 'Order Number',
  meaning: 'The shipper’s order, from a file of reference fields.',
  filter: 'order_number',
});

export const sku = dimension({
  name: 'sku',
  label: 'SKU',
  meaning: 'The shipper’s article, from a file of reference fields.',
  filter: 'sku',
  widget: 'sku',
});

export const costCentre = dimension({
  name: 'cost_centre',
  label: 'Cost Centre',
  meaning: 'The shipper’s cost centre, from a file of reference fields.',
  filter: 'cost_centre',
  widget: 'cost_centre',
});

export const carton = dimension({
  name: 'carton',
  label: 'Carton',
  meaning: 'The kind of box, from a file of reference fields.',
  filter: 'carton',
  widget: 'carton',
});

export const customerReference = dimension({
  name: 'customer_reference',
  label: 'Customer Reference',
  meaning: 'The shipper’s reference as the carrier’s invoice prints it.',
});
