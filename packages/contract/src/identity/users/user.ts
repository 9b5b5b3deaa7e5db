import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { landingPage } from '../sign-in/landing-page.ts';
import { newPassword } from '../sign-in/password-rule.ts';

/** A user as administrators see one. Days are `YYYY-MM-DD`, moments ISO 8601. */
export const administeredUser = z.object({
  id: z.number().int(),
  login: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  activated: z.boolean(),
  internal: z.boolean(),
  chat: z.boolean(),
  manySessions: z.boolean(),
  defaultLandingPage: z.string().nullable(),
  passwordExpiresOn: z.string(),
  mustChangePassword: z.boolean(),
  createdAt: z.string(),
  openSessions: z.number().int(),
  /** Until when wrong passwords keep the user out; null: they do not. */
  lockedUntil: z.string().nullable(),
  roles: z.array(named),
  clients: z.array(named),
});

export type AdministeredUser = z.infer<typeof administeredUser>;

const required = (longest: number) => text(longest).trim().min(1, 'is required');
const ids = z.array(z.number().int()).max(1_000);

/** What an administrator decides about a user. `chat`: may use the assistant; `manySessions`: several at a time. */
export const userInput = z.object({
  login: required(100).regex(/^[^\s@]+$/, 'may hold neither spaces nor @'),
  email: text(254).trim().pipe(z.email('is not an e-mail address')),
  firstName: required(100),
  lastName: required(100),
  internal: z.boolean(),
  chat: z.boolean(),
  manySessions: z.boolean(),
  /** Absent: as it is; none for a new user. */
  defaultLandingPage: landingPage.optional(),
  roleIds: ids.min(1, 'choose at least one role'),
  clientIds: ids,
});

export type UserInput = z.input<typeof userInput>;

/** A new user gets an invitation with a temporary password by mail, unless a first password is given. */
export const newUserInput = userInput.extend({ password: newPassword.nullable() });
