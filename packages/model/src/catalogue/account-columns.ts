import type { CatalogueColumn } from './catalogue-column.ts';

/** Columns of the billed account, looked up in the table `account` by the row's `account_id`. */
export const accountColumns = [
  {
    name: 'account_group',
    type: 'text',
    label: 'Account Group',
    meaning: 'The group that the billed account belongs to; empty for an account without one.',
    nullable: true,
    filledBy: 'warehouse',
    lookup: 'account',
  },
  {
    name: 'account_division',
    type: 'text',
    label: 'Account Division',
    meaning: 'The division that the billed account’s group belongs to; empty for an account without one.',
    nullable: true,
    filledBy: 'warehouse',
    lookup: 'account',
  },
] as const satisfies readonly CatalogueColumn[];

/** Columns that need the prefix `account.`, because the row has columns of the same name. */
export const prefixedAccountColumns = [
  ...accountColumns,
  {
    name: 'carrier_id',
    type: 'integer',
    label: 'Account’s Carrier id',
    meaning: 'The carrier of the billed account.',
    nullable: true,
    filledBy: 'warehouse',
    lookup: 'account',
  },
] as const satisfies readonly CatalogueColumn[];
