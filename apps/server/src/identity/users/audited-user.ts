import type { AdministeredUser } from '@waybill/contract';

/** What the audit log keeps of a user: names instead of numbers, nothing that changes by itself. */
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
