import type { WidgetDimension } from '../widgets/widget.ts';

/** A dimension that is one column of the table; the two of the map depend on its level. */
export type ColumnDimension = Exclude<WidgetDimension, '' | 'normalised_consignee' | 'normalised_sender'>;

/** The column that a widget groups by. The map's two dimensions count by state. */
export function columnOfDimension(dimension: Exclude<WidgetDimension, ''>): string {
  if (dimension === 'accessorial') return 'accessorial_group';
  return dimension === 'normalised_consignee' || dimension === 'normalised_sender' ? `${dimension}_state` : dimension;
}
