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

/** What was done; `password` is told once, and is null when none was made. */
export const userCommandAnswer = z.object({
  login: z.string(),
  activated: z.boolean(),
  password: z.string().nullable(),
});

export type UserCommandAnswer = z.output<typeof userCommandAnswer>;

/** The command does not fit what is there; the message is for the operator. */
export class UserCommandError extends Error {
  override readonly name = 'UserCommandError';
}
