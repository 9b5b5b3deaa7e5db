import { userInput } from '@waybill/contract';
import { z } from 'zod';

const { login, email, firstName, lastName } = userInput.shape;
const whom = { tenant: z.string().min(1).max(200), login: z.string().min(1).max(254) };

/** What the command line does with users; roles by name, clients by number. */
export const userCommand = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('add'),
    tenant: whom.tenant,
    login,
    email,
    firstName,
    lastName,
    roles: z.array(z.string()).min(1),
    clientIds: z.array(z.number().int()),
    internal: z.boolean(),
  }),
  z.strictObject({ act: z.literal('reset'), ...whom }),
  z.strictObject({ act: z.literal('unlock'), ...whom }),
]);

export type UserCommand = z.output<typeof userCommand>;

/** The result; `password` is shown once, and is null if none was created. */
export const userCommandAnswer = z.object({
  login: z.string(),
  activated: z.boolean(),
  password: z.string().nullable(),
});

export type UserCommandAnswer = z.output<typeof userCommandAnswer>;

/** The command cannot be carried out; the message is for the operator. */
export class UserCommandError extends Error {
  override readonly name = 'UserCommandError';
}
