import { clientInput, userInput } from '@waybill/contract';
import { z } from 'zod';

const { login, email, firstName, lastName } = userInput.shape;
const { name, code } = clientInput.shape;

/**
 * Users type it when they sign in, and it can be appended to user names (`ida@acme`): one spelling, and nothing that
 * needs quoting.
 */
const tenantName = z
  .string()
  .max(50)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with dashes between them, such as acme-europe');

/** What the command line does with tenants. */
export const tenantCommand = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('add'),
    tenant: tenantName,
    administrator: z.strictObject({ login, email, firstName, lastName }),
    /** Null: the administrator adds the first one. */
    client: z.strictObject({ name, code }).nullable(),
  }),
  z.strictObject({ act: z.literal('list') }),
]);

export type TenantCommand = z.output<typeof tenantCommand>;
export type NewTenant = Extract<TenantCommand, { act: 'add' }>;

/** The created tenant with the password, which is shown once; or the list of tenants. */
export const tenantCommandAnswer = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('add'),
    login: z.string(),
    password: z.string(),
    clientId: z.number().int().nullable(),
  }),
  z.object({
    act: z.literal('list'),
    tenants: z.array(z.object({ name: z.string(), clients: z.number().int(), users: z.number().int() })),
  }),
]);

export type TenantCommandAnswer = z.output<typeof tenantCommandAnswer>;

/** The command cannot be carried out; the message is for the operator. */
export class TenantCommandError extends Error {
  override readonly name = 'TenantCommandError';
}
