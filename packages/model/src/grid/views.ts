import type { GridView } from './grid-view.ts';

/** The rows themselves; every grid opens with it. */
export const defaultView: GridView = {
  name: 'default',
  displayName: 'Default',
  rowGroups: [],
  pivots: [],
  values: [],
};

/** Rows grouped by one field after another, each group with the sums of `values`. */
export function groupedBy(rowGroups: readonly NamedField[], values: readonly string[]): GridView {
  return {
    name: `group${rowGroups.map(({ word }) => word).join('Then')}`,
    displayName: `Group by ${rowGroups.map(({ label }) => label).join(', then ')}`,
    rowGroups: rowGroups.map(({ field }) => field),
    pivots: [],
    values,
  };
}

/** Rows grouped by one field, with a column for each value of another. */
export function groupedAndPivoted(group: NamedField, pivot: NamedField, values: readonly string[]): GridView {
  return {
    name: `group${group.word}Pivot${pivot.word}`,
    displayName: `Group by ${group.label}, pivot by ${pivot.label}`,
    rowGroups: [group.field],
    pivots: [pivot.field],
    values,
  };
}

/** A field that a view groups or pivots by: its key in the rows, and its name in names and on screen. */
export interface NamedField {
  readonly field: string;
  readonly word: string;
  readonly label: string;
}

export const carrier: NamedField = { field: 'CARRIER_NAME', word: 'Carrier', label: 'carrier' };
export const accountNumber: NamedField = { field: 'ACCOUNT_NUMBER', word: 'AccountNumber', label: 'account number' };

/** What all pages offer: the rows, by carrier, by account (S2 section 9). */
export function commonViews(values: readonly string[]): [GridView, ...GridView[]] {
  return [defaultView, groupedBy([carrier], values), groupedBy([accountNumber], values)];
}
