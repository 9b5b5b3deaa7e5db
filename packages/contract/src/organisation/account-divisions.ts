import { z } from 'zod';
import { chosenClient } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

/** Account groups of a client that belong together, as administrators see them. */
export const administeredAccountDivision = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  groups: z.array(named),
});

export type AdministeredAccountDivision = z.infer<typeof administeredAccountDivision>;

/**
 * The fields of a division that administrators set. A group is in at most one division; adding it here removes it from
 * its current one.
 */
export const accountDivisionInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  accountGroupIds: z.array(z.number().int()).max(10_000),
});

export type AccountDivisionInput = z.output<typeof accountDivisionInput>;

export const newAccountDivisionInput = accountDivisionInput.extend({ clientId: chosenClient });

export const accountDivisionCalls = resource({
  one: 'AccountDivision',
  path: '/aiparcelweb/api/accountDivisions',
  read: { access: ['ACCOUNT_DIVISION'] },
  list: { access: ['ACCOUNT_VIEW', 'ACCOUNT_DIVISION'] },
  summaries: {
    list: 'A page of the account divisions of the clients that the caller may read.',
    get: 'One account division with its groups.',
    create: 'Creates an account division of a client.',
    update: 'Changes an account division and its groups; filters show it at once.',
    remove: 'Deletes an account division; its groups stay, without a division.',
  },
  query: tableQuery(['name', 'clientName']).extend({ clientId: wholeNumber.optional() }),
  row: administeredAccountDivision,
  input: accountDivisionInput,
  added: newAccountDivisionInput,
});

export const {
  list: listAccountDivisions,
  get: getAccountDivision,
  create: createAccountDivision,
  update: updateAccountDivision,
  remove: deleteAccountDivision,
} = accountDivisionCalls;
