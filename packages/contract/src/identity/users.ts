import { z } from 'zod';
import { endpoints } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { landingPage } from './sign-in/landing-page.ts';
import { newPassword } from './sign-in/own-password.ts';

const endpoint = endpoints({ access: ['USER_EDIT'], source: 'S3 section 6' });

/** A user as administrators see it. Dates are `YYYY-MM-DD`, times ISO 8601. */
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
  /** Until when the user is locked out after wrong passwords; null if not locked. */
  lockedUntil: z.string().nullable(),
  roles: z.array(named),
  clients: z.array(named),
});

export type AdministeredUser = z.infer<typeof administeredUser>;

const required = (longest: number) => text(longest).trim().min(1, 'is required');
const ids = z.array(z.number().int()).max(1_000);

/**
 * The fields of a user that administrators set. `chat`: may use the assistant; `manySessions`: may have several
 * sessions.
 */
export const userInput = z.object({
  login: required(100).regex(/^[^\s@]+$/, 'must not contain spaces or @'),
  email: text(254).trim().pipe(z.email('is not an e-mail address')),
  firstName: required(100),
  lastName: required(100),
  internal: z.boolean(),
  chat: z.boolean(),
  manySessions: z.boolean(),
  /** If absent, unchanged; empty for a new user. */
  defaultLandingPage: landingPage.optional(),
  roleIds: ids.min(1, 'choose at least one role'),
  clientIds: ids,
});

export type UserInput = z.input<typeof userInput>;

/** A new user gets an invitation with a temporary password by mail, unless a first password is given. */
export const newUserInput = userInput.extend({ password: newPassword.nullable() });

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/aiparcelweb/api/users',
  access: ['USER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the users that the caller may administer.',
  query: tableQuery(['login', 'name', 'email', 'passwordExpiresOn', 'createdAt']).extend({
    status: z.enum(['all', 'active', 'inactive']).default('all'),
  }),
  answer: tableAnswer(administeredUser),
});

export const userChoices = endpoint({
  name: 'userChoices',
  method: 'GET',
  path: '/aiparcelweb/api/users/choices',
  access: ['USER_VIEW', 'USER_ADD'],
  summary: 'The roles that the caller may grant and the clients that the caller may assign.',
  answer: z.object({ roles: z.array(named), clients: z.array(named), mayMakeInternal: z.boolean() }),
});

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/aiparcelweb/api/users/:id',
  access: ['USER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One user with roles and assigned clients.',
  params: idParam,
  answer: administeredUser,
});

export const createUser = endpoint({
  name: 'createUser',
  method: 'POST',
  path: '/aiparcelweb/api/users',
  access: ['USER_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates a user, and invites them by mail if no first password is given.',
  body: newUserInput,
  answer: administeredUser,
});

export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/aiparcelweb/api/users/:id',
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a user, with roles and assigned clients.',
  params: idParam,
  body: userInput,
  answer: administeredUser,
});

export const setUserActivation = endpoint({
  name: 'setUserActivation',
  method: 'PUT',
  path: '/aiparcelweb/api/users/:id/activation',
  summary: 'Activates or deactivates a user; deactivating ends the open sessions.',
  params: idParam,
  body: z.object({ activated: z.boolean() }),
  answer: administeredUser,
});

export const unlockUser = endpoint({
  name: 'unlockUser',
  method: 'POST',
  path: '/aiparcelweb/api/users/:id/unlock',
  summary: 'Unlocks a user who was locked out after wrong passwords.',
  params: idParam,
  answer: administeredUser,
});

export const resetUserPassword = endpoint({
  name: 'resetUserPassword',
  method: 'POST',
  path: '/aiparcelweb/api/users/:id/reset_password',
  summary: 'Ends the sessions and the password of a user, and mails a temporary password.',
  params: idParam,
  answer: doneAnswer,
});

/** An open session; times are ISO 8601. */
export const userSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  rememberMe: z.boolean(),
  /** The session of the caller. */
  current: z.boolean(),
});

export type UserSession = z.infer<typeof userSession>;

export const listUserSessions = endpoint({
  name: 'listUserSessions',
  method: 'GET',
  path: '/aiparcelweb/api/users/:id/sessions',
  access: ['USER_VIEW'],
  summary: 'The open sessions of a user, newest first.',
  params: idParam,
  answer: z.array(userSession),
});

export const revokeUserSession = endpoint({
  name: 'revokeUserSession',
  method: 'DELETE',
  path: '/aiparcelweb/api/users/:id/sessions/:sessionId',
  summary: 'Ends one open session of a user.',
  params: z.object({ id: wholeNumber, sessionId: text(100) }),
  answer: doneAnswer,
});
