import type { GridView } from './grid-view.ts';

/** A field that a view groups or pivots by: its key in the rows, and its name in names and on screen. */
export interface NamedField {
  readonly field: string;
  readonly word: string;
  readonly label: string;
}

export const carrier: NamedField = { field: 'CARRIER_NAME', word: 'Carrier', label: 'carrier' };
const accountNumber: NamedField = { field: 'ACCOUNT_NUMBER', word: 'AccountNumber', label: 'account number' };
export const creditType: NamedField = { field: 'CREDIT_TYPE', word: 'CreditType', label: 'credit type' };
export const findingRule: NamedField = { field: 'FINDING_RULE', word: 'FindingRule', label: 'finding' };
export const accessorial: NamedField = { field: 'ACCESSORIAL_GROUP', word: 'Accessorial', label: 'accessorial' };
export const trackingStatus: NamedField = {
  field: 'TRACKING_STATUS',
  word: 'TrackingStatus',
  label: 'tracking status',
};
export const receiverState: NamedField = {
  field: 'NORMALISED_CONSIGNEE_STATE',
  word: 'ReceiverState',
  label: 'receiver state',
};
export const senderState: NamedField = {
  field: 'NORMALISED_SENDER_STATE',
  word: 'SenderState',
  label: 'sender state',
};

/** Rows grouped by several fields, each group with the sums of `values`. */
export function groupedBy(rowGroups: readonly NamedField[], values: readonly string[]): GridView {
  return {
    name: `group${rowGroups.map(({ word }) => word).join('Then')}`,
    displayName: `Group by ${rowGroups.map(({ label }) => label).join(', then ')}`,
    rowGroups: rowGroups.map(({ field }) => field),
    pivots: [],
    values: values.map((column) => column.toUpperCase()),
  };
}

/** Rows grouped by one field, with a column for each value of another. */
export function groupedAndPivoted(group: NamedField, pivot: NamedField, values: readonly string[]): GridView {
  return {
    name: `group${group.word}Pivot${pivot.word}`,
    displayName: `Group by ${group.label}, pivot by ${pivot.label}`,
    rowGroups: [group.field],
    pivots: [pivot.field],
    values: values.map((column) => column.toUpperCase()),
  };
}

/** The views of all pages: the rows, by carrier, by account (S2 section 9). */
export function commonViews(values: readonly string[]): [GridView, ...GridView[]] {
  return [
    { name: 'default', displayName: 'Default', rowGroups: [], pivots: [], values: [] },
    groupedBy([carrier], values),
    groupedBy([accountNumber], values),
  ];
}
