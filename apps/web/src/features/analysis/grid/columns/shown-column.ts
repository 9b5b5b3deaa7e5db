import type { GridColumn } from '@waybill/model';

/** A column of the table on screen. */
export type ShownColumn =
  | { readonly kind: 'group'; readonly id: string; readonly header: string }
  | { readonly kind: 'count'; readonly id: string; readonly header: string }
  | { readonly kind: 'responses'; readonly id: string; readonly header: string }
  | { readonly kind: 'field'; readonly id: string; readonly header: string; readonly column: GridColumn }
  | {
      readonly kind: 'pivot';
      readonly id: string;
      readonly header: string;
      readonly column: GridColumn;
      /** The value of the pivot that the column adds up. */
      readonly band: string;
    };
