import { dimension } from './dimension.ts';
import { ownedNameWhereClause } from './owned-name.ts';

const ownedBy = <const Column extends string>(column: Column) => ({
  name: column,
  filter: column,
  clientSpecific: true,
  condition: (values: readonly string[]) => ownedNameWhereClause(column, values),
});

export const accountDivision = dimension({
  ...ownedBy('account_division'),
  label: 'Account Division',
  meaning: 'A group of account groups.',
});

export const accountGroup = dimension({
  ...ownedBy('account_group'),
  label: 'Account Group',
  meaning: 'Accounts that belong together, as the client has grouped them.',
});

export const accountNumber = dimension({
  ...ownedBy('account_number'),
  label: 'Account',
  meaning: 'The shipper’s number with one carrier.',
  widget: 'account_number',
});

export const client = dimension({
  name: 'client',
  label: 'Client',
  expression: 'client_id',
  condition: (values) => `client_id in (${values.filter((value) => /^\d{1,9}$/.test(value)).join(',')})`,
});
