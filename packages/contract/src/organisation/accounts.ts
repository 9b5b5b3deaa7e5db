import { z } from 'zod';
import { chosenCarrier, chosenClient } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { currencyCode, dateOrders } from '../foundation/reading-choices.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
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

export const accountCalls = resource({
  one: 'Account',
  path: '/aiparcelweb/api/accounts',
  read: { access: ['ACCOUNT_VIEW'] },
  add: { access: ['ACCOUNT_ADD'] },
  change: { access: ['ACCOUNT_EDIT'] },
  summaries: {
    list: 'A page of the accounts of the clients that the caller may read.',
    get: 'One account.',
    create: 'Creates an account of a client at a carrier.',
    update: 'Changes an account; filters show it at once.',
  },
  query: tableQuery(['number', 'name', 'clientName', 'carrierName', 'groupName', 'divisionName']).extend({
    clientId: wholeNumber.optional(),
    status: z.enum(['all', 'active', 'inactive']).default('all'),
  }),
  row: administeredAccount,
  input: accountInput,
  added: newAccountInput,
});

export const { list: listAccounts, get: getAccount, create: createAccount, update: updateAccount } = accountCalls;
