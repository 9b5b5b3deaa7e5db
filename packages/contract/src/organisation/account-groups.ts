import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { chosenClient, idParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
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

export const listAccountGroups = endpoint({
  name: 'listAccountGroups',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the account groups of the clients that the caller may read.',
  query: tableQuery(['name', 'clientName', 'divisionName']).extend({ clientId: wholeNumber.optional() }),
  answer: tableAnswer(administeredAccountGroup),
});

export const getAccountGroup = endpoint({
  name: 'getAccountGroup',
  method: 'GET',
  path: '/aiparcelweb/api/accountGroups/:id',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One account group with its accounts.',
  params: idParam,
  answer: administeredAccountGroup,
});

export const createAccountGroup = endpoint({
  name: 'createAccountGroup',
  method: 'POST',
  path: '/aiparcelweb/api/accountGroups',
  access: ['ACCOUNT_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates an account group of a client.',
  body: newAccountGroupInput,
  answer: administeredAccountGroup,
});

export const updateAccountGroup = endpoint({
  name: 'updateAccountGroup',
  method: 'PUT',
  path: '/aiparcelweb/api/accountGroups/:id',
  access: ['ACCOUNT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes an account group and its accounts; filters show it at once.',
  params: idParam,
  body: accountGroupInput,
  answer: administeredAccountGroup,
});

export const deleteAccountGroup = endpoint({
  name: 'deleteAccountGroup',
  method: 'DELETE',
  path: '/aiparcelweb/api/accountGroups/:id',
  access: ['ACCOUNT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes an account group; its accounts stay, without a group.',
  params: idParam,
  answer: doneAnswer,
});
