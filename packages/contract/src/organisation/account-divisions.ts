import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { chosenClient, idParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
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

export const listAccountDivisions = endpoint({
  name: 'listAccountDivisions',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions',
  access: ['ACCOUNT_VIEW', 'ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the account divisions of the clients that the caller may read.',
  query: tableQuery(['name', 'clientName']).extend({ clientId: wholeNumber.optional() }),
  answer: tableAnswer(administeredAccountDivision),
});

export const getAccountDivision = endpoint({
  name: 'getAccountDivision',
  method: 'GET',
  path: '/aiparcelweb/api/accountDivisions/:id',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One account division with its groups.',
  params: idParam,
  answer: administeredAccountDivision,
});

export const createAccountDivision = endpoint({
  name: 'createAccountDivision',
  method: 'POST',
  path: '/aiparcelweb/api/accountDivisions',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates an account division of a client.',
  body: newAccountDivisionInput,
  answer: administeredAccountDivision,
});

export const updateAccountDivision = endpoint({
  name: 'updateAccountDivision',
  method: 'PUT',
  path: '/aiparcelweb/api/accountDivisions/:id',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes an account division and its groups; filters show it at once.',
  params: idParam,
  body: accountDivisionInput,
  answer: administeredAccountDivision,
});

export const deleteAccountDivision = endpoint({
  name: 'deleteAccountDivision',
  method: 'DELETE',
  path: '/aiparcelweb/api/accountDivisions/:id',
  access: ['ACCOUNT_DIVISION'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes an account division; its groups stay, without a division.',
  params: idParam,
  answer: doneAnswer,
});
