import type { Problem } from '@waybill/contract';
import { badRequest, ProblemError } from '../problems.ts';
import { fieldProblem } from '../tables/field-problem.ts';

interface Taken {
  readonly field: string;
  readonly message: string;
}

const nameTaken: Taken = { field: 'name', message: 'is taken' };

/**
 * What each unique constraint of the settings database means in a form. The forms are checked before anything is
 * written; if two people write the same at the same time, the second one violates the constraint.
 */
export const takenByConstraint: ReadonlyMap<string, Taken> = new Map([
  ['account_division_client_id_name_key', nameTaken],
  ['account_group_client_id_name_key', nameTaken],
  ['account_of_client', { field: 'number', message: 'already exists for this client and carrier' }],
  ['carrier_name_of_tenant', nameTaken],
  ['client_tenant_id_code_key', { field: 'code', message: 'is taken' }],
  [
    'client_credential_client_id_carrier_id_purpose_address_user_key',
    { field: 'userName', message: 'already exists at this address' },
  ],
  ['ftp_location_client_id_name_key', nameTaken],
  ['identity_provider_tenant_id_name_key', { field: 'name', message: 'is taken by another identity provider' }],
  ['markup_client_id_name_key', nameTaken],
  ['role_tenant_id_name_key', nameTaken],
  ['user_account_login', { field: 'login', message: 'is taken' }],
]);

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const deadlock = '40P01';
const numberTooLarge = '22003';

/**
 * The response if the settings database refuses a statement because of another write, or because of a number that is
 * too large for an id; undefined for all other errors.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  const { code, constraint } = databaseError(error);
  if (code === numberTooLarge) return badRequest('A number in the request is too large.').problem;
  const taken = code === uniqueViolation ? takenByConstraint.get(constraint) : undefined;
  if (taken !== undefined) return fieldProblem(taken.field, taken.message).problem;
  if (![uniqueViolation, foreignKeyViolation, deadlock].includes(code)) return undefined;
  return new ProblemError({
    title: 'Conflict',
    status: 409,
    detail: 'Somebody else changed this at the same time. Please check it and try again.',
  }).problem;
}

/** PostgreSQL's error, from a server or embedded. */
function databaseError(error: unknown): { readonly code: string; readonly constraint: string } {
  const text = (name: string): string => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), constraint: text('constraint') };
}
