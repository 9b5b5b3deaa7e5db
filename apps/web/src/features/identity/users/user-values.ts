import type { AdministeredUser, UserInput } from '@waybill/contract';

/** What the form of a user holds; choices are numbers as texts, as the select boxes want them. */
export interface UserValues extends Record<string, unknown> {
  login: string;
  email: string;
  firstName: string;
  lastName: string;
  internal: boolean;
  chat: boolean;
  manySessions: boolean;
  /** Empty: none. */
  defaultLandingPage: string;
  roleIds: string[];
  clientIds: string[];
}

export const emptyUser: UserValues = {
  login: '',
  email: '',
  firstName: '',
  lastName: '',
  internal: false,
  chat: false,
  manySessions: false,
  defaultLandingPage: '',
  roleIds: [],
  clientIds: [],
};

export function valuesOf(user: AdministeredUser): UserValues {
  const { login, email, firstName, lastName, internal, chat, manySessions, defaultLandingPage, roles, clients } = user;
  const ids = (named: readonly { readonly id: number }[]) => named.map(({ id }) => String(id));
  return {
    login,
    email,
    firstName,
    lastName,
    internal,
    chat,
    manySessions,
    defaultLandingPage: defaultLandingPage ?? '',
    roleIds: ids(roles),
    clientIds: ids(clients),
  };
}

export function inputOf(values: UserValues): UserInput {
  const { login, email, firstName, lastName, internal, chat, manySessions, defaultLandingPage, roleIds, clientIds } =
    values;
  return {
    login,
    email,
    firstName,
    lastName,
    internal,
    chat,
    manySessions,
    defaultLandingPage: defaultLandingPage === '' ? null : defaultLandingPage,
    roleIds: roleIds.map(Number),
    clientIds: clientIds.map(Number),
  };
}

/** Whether a user with roles would see no data, because no client is assigned. */
export const seesNoClient = ({ internal, roleIds, clientIds }: UserValues): boolean =>
  !internal && roleIds.length > 0 && clientIds.length === 0;
