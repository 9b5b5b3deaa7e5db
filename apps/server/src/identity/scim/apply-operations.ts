import { type ScimOperation, type ScimUserInput, scimUserInput } from '@waybill/contract';
import { z } from 'zod';
import { ScimError } from './scim-problem.ts';

const writable = z.record(z.string(), z.unknown());

/** By lower case, because names of attributes are compared without regard to case. */
const places: Readonly<Record<string, (user: Draft, value: unknown) => Draft>> = {
  username: (user, value) => ({ ...user, userName: value }),
  externalid: (user, value) => ({ ...user, externalId: value }),
  active: (user, value) => ({ ...user, active: truthOf(value) }),
  name: (user, value) => ({ ...user, name: { ...user.name, ...objectOf(value) } }),
  'name.givenname': (user, value) => ({ ...user, name: { ...user.name, givenName: value } }),
  'name.familyname': (user, value) => ({ ...user, name: { ...user.name, familyName: value } }),
  emails: (user, value) => ({ ...user, emails: value }),
  'emails[type eq "work"].value': (user, value) => ({ ...user, emails: [{ value, primary: true }] }),
  'emails[primary eq true].value': (user, value) => ({ ...user, emails: [{ value, primary: true }] }),
  roles: (user, value) => ({ ...user, roles: Array.isArray(value) ? value : [value] }),
};

/** Attributes that providers send by default and that nobody here keeps. */
const ignored = new Set(['displayname', 'name.formatted', 'title', 'preferredlanguage', 'locale', 'timezone']);

type Draft = Readonly<Record<string, unknown>> & { readonly name: Readonly<Record<string, unknown>> };

/**
 * The user after these operations (RFC 7644 section 3.5.2). @throws ScimError (400) for a path that is not kept here or
 * a value that does not fit.
 */
export function applyOperations(user: ScimUserInput, operations: readonly ScimOperation[]): ScimUserInput {
  const draft = operations.reduce<Draft>(applyOperation, { ...user, name: { ...user.name } });
  const read = scimUserInput.safeParse(draft);
  if (read.success) return read.data;
  const told = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new ScimError(400, 'invalidValue', told.join('; '));
}

function applyOperation(user: Draft, { op, path, value }: ScimOperation): Draft {
  if (path === undefined) {
    return Object.entries(objectOf(value)).reduce((changed, [name, inner]) => put(changed, name, inner), user);
  }
  if (op !== 'remove') return put(user, path, value);
  const place = path.toLowerCase();
  if (place === 'externalid') return put(user, path, null);
  if (place === 'roles') return put(user, path, []);
  throw new ScimError(400, 'invalidPath', `${path} cannot be removed.`);
}

function put(user: Draft, path: string, value: unknown): Draft {
  const place = path.toLowerCase();
  const change = Object.hasOwn(places, place) ? places[place] : undefined;
  if (change !== undefined) return change(user, value);
  if (ignored.has(place)) return user;
  throw new ScimError(400, 'invalidPath', `${path} is not kept here.`);
}

/** Some providers send truth as text. */
function truthOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(?:true|false)$/i.test(value)) return value;
  return value.toLowerCase() === 'true';
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  const read = writable.safeParse(value);
  if (!read.success) throw new ScimError(400, 'invalidValue', 'The value must be an object of attributes.');
  return read.data;
}
