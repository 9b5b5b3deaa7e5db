import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { chosenCarrier, chosenClient, idParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { currencyCode, dateOrders } from '../foundation/reading-choices.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

/** A client's account at a carrier as administrators see one. */
export const administeredAccount = z.object({
  id: z.number().int(),
  /** Without padding zeros. */
  number: z.string(),
  name: z.string(),
  active: z.boolean(),
  isUpsGsr: z.boolean(),
  isFedexExpressGsr: z.boolean(),
  isFedexIntlGsr: z.boolean(),
  /** In which its files are, if they do not name it; and the order of their dates. */
  currencyCode: z.string().nullable(),
  dateOrder: z.enum(dateOrders).nullable(),
  client: named,
  carrier: named,
  group: named.nullable(),
  division: named.nullable(),
});

export type AdministeredAccount = z.infer<typeof administeredAccount>;

/** What may change about an account. The GSR flags name the guarantees that are claimed. */
export const accountInput = z.object({
  name: text(200).trim().min(1, 'is required'),
  active: z.boolean(),
  isUpsGsr: z.boolean(),
  isFedexExpressGsr: z.boolean(),
  isFedexIntlGsr: z.boolean(),
  accountGroupId: z.number().int().nullable(),
  /** Without them, these stay as they are. */
  currencyCode: currencyCode.nullable().optional(),
  dateOrder: z.enum(dateOrders).nullable().optional(),
});

export type AccountInput = z.output<typeof accountInput>;

/** A new account. Client, carrier and number cannot change later, because invoices refer to them. */
export const newAccountInput = accountInput.extend({
  clientId: chosenClient,
  carrierId: chosenCarrier,
  number: text(50)
    .trim()
    .min(1, { error: 'is required', abort: true })
    .regex(/^[A-Za-z0-9-]+$/, 'must contain only letters, digits and hyphens')
    .transform((number) => number.replace(/^0+(?=.)/, '')),
});

export const listAccounts = endpoint({
  name: 'listAccounts',
  method: 'GET',
  path: '/aiparcelweb/api/accounts',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the accounts of the clients that the caller may read.',
  query: tableQuery(['number', 'name', 'clientName', 'carrierName', 'groupName', 'divisionName']).extend({
    clientId: wholeNumber.optional(),
    status: z.enum(['all', 'active', 'inactive']).default('all'),
  }),
  answer: tableAnswer(administeredAccount),
});

export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  path: '/aiparcelweb/api/accounts/:id',
  access: ['ACCOUNT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One account.',
  params: idParam,
  answer: administeredAccount,
});

export const createAccount = endpoint({
  name: 'createAccount',
  method: 'POST',
  path: '/aiparcelweb/api/accounts',
  access: ['ACCOUNT_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates an account of a client at a carrier.',
  body: newAccountInput,
  answer: administeredAccount,
});

export const updateAccount = endpoint({
  name: 'updateAccount',
  method: 'PUT',
  path: '/aiparcelweb/api/accounts/:id',
  access: ['ACCOUNT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes an account; filters show it at once.',
  params: idParam,
  body: accountInput,
  answer: administeredAccount,
});
