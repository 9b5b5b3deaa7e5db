import type { AdministeredUser } from '@waybill/contract';

/** A user as recorded in the audit log: names instead of ids, and nothing that changes by itself. */
export function auditedUser(user: AdministeredUser): Readonly<Record<string, unknown>> {
  const { login, email, firstName, lastName, activated, internal, chat, manySessions } = user;
  const { defaultLandingPage, roles, clients } = user;
  return {
    login,
    email,
    firstName,
    lastName,
    activated,
    internal,
    chat,
    manySessions,
    defaultLandingPage,
    roles: roles.map(({ name }) => name),
    clients: clients.map(({ name }) => name),
  };
}
