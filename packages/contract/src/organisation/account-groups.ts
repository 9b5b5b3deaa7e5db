import { z } from 'zod';
import { chosenClient } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

/** Accounts of a client that belong together, as administrators see them. */
export const administeredAccountGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  division: named.nullable(),
  accounts: z.array(named),
});

export type AdministeredAccountGroup = z.infer<typeof administeredAccountGroup>;

/**
 * The fields of a group that administrators set. An account is in at most one group; adding it here removes it from its
 * current one.
 */
export const accountGroupInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  accountDivisionId: z.number().int().nullable(),
  accountIds: z.array(z.number().int()).max(10_000),
});

export type AccountGroupInput = z.output<typeof accountGroupInput>;

export const newAccountGroupInput = accountGroupInput.extend({ clientId: chosenClient });

export const accountGroupCalls = resource({
  one: 'AccountGroup',
  path: '/aiparcelweb/api/accountGroups',
  read: { access: ['ACCOUNT_VIEW'] },
  add: { access: ['ACCOUNT_ADD'] },
  change: { access: ['ACCOUNT_EDIT'] },
  summaries: {
    list: 'A page of the account groups of the clients that the caller may read.',
    get: 'One account group with its accounts.',
    create: 'Creates an account group of a client.',
    update: 'Changes an account group and its accounts; filters show it at once.',
    remove: 'Deletes an account group; its accounts stay, without a group.',
  },
  query: tableQuery(['name', 'clientName', 'divisionName']).extend({ clientId: wholeNumber.optional() }),
  row: administeredAccountGroup,
  input: accountGroupInput,
  added: newAccountGroupInput,
});

export const {
  list: listAccountGroups,
  get: getAccountGroup,
  create: createAccountGroup,
  update: updateAccountGroup,
  remove: deleteAccountGroup,
} = accountGroupCalls;
