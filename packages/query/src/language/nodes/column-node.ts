import type { Place } from '../expression-source.ts';

/** The name of a column or an alias, perhaps with the name of its table before it. */
export interface ColumnNode {
  readonly kind: 'column';
  readonly place: Place;
  readonly table: string | null;
  readonly name: string;
}
