import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { chosenCarrier, chosenClient, rowIdParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

/** What a client's login at a carrier is for. */
export const credentialPurposes = ['web_site', 'api', 'other'] as const;

/** The number of days after which a secret should be changed. */
export const secretDaysAdvised = 180;

/** A client's login at a carrier. Only `showClientCredentialSecret` returns the secret. */
export const clientCredential = z.object({
  id: z.number().int(),
  client: named,
  carrier: named,
  purpose: z.enum(credentialPurposes),
  address: z.string(),
  userName: z.string(),
  note: z.string(),
  /** When the secret was last changed. */
  secretChangedAt: z.iso.datetime(),
  /** Calendar days (UTC) since then. */
  secretDays: z.number().int(),
});
export type ClientCredential = z.infer<typeof clientCredential>;

const longestSecret = 4_000;

/** A user name or password in the address would be visible to everybody who sees the address. */
const holdsNoUser = (address: string): boolean => {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === '' && password === '';
};

const secret = text(longestSecret);

/** `secret`: null keeps it as it is. */
export const clientCredentialInput = z.object({
  carrierId: chosenCarrier,
  purpose: z.enum(credentialPurposes),
  address: text(2_000)
    .trim()
    .refine((address) => URL.canParse(address) && /^https:\/\/\S+$/i.test(address), 'must begin with https://')
    .refine(holdsNoUser, 'must not contain a user name or a password'),
  userName: text(200).trim().min(1, 'is required'),
  secret: secret.min(1, 'is required').nullable(),
  note: text(2_000).trim(),
});
export type ClientCredentialInput = z.output<typeof clientCredentialInput>;

/** The client cannot change: it decides who may read the credential. */
export const newClientCredentialInput = clientCredentialInput.extend({
  clientId: chosenClient,
  secret: secret.min(1, 'is required'),
});

export const clientCredentialCalls = resource({
  one: 'ClientCredential',
  path: '/aiparcelweb/api/clientCredentials',
  read: audiences.clientCredentials,
  add: audiences.newClientCredentials,
  change: audiences.changedClientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summaries: {
    list: 'A page of the credentials of clients at carriers, without their secrets.',
    get: 'One credential, without its secret.',
    create: 'Stores a client’s credential for a carrier.',
    update: 'Changes a credential; without a secret, the stored one stays.',
    remove: 'Deletes a credential.',
  },
  query: tableQuery(['clientName', 'carrierName', 'purpose', 'address', 'userName', 'secretChangedAt']),
  row: clientCredential,
  input: clientCredentialInput,
  added: newClientCredentialInput,
  params: rowIdParam,
});

export const {
  list: listClientCredentials,
  get: getClientCredential,
  create: createClientCredential,
  update: updateClientCredential,
  remove: deleteClientCredential,
} = clientCredentialCalls;

export const showClientCredentialSecret = endpoint({
  name: 'showClientCredentialSecret',
  method: 'POST',
  path: '/aiparcelweb/api/clientCredentials/:id/secret',
  ...audiences.changedClientCredentials,
  source: 'S3 sections 2.3 and 6, /client_credentials',
  summary: 'Returns the secret of a credential; the audit log records who asked.',
  params: rowIdParam,
  answer: z.object({ secret: z.string() }),
});
