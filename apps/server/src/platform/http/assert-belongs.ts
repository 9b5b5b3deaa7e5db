import { type Audience, type Reader, refusalOf } from '@waybill/contract';
import { forbidden } from '../problems.ts';

/** @throws ProblemError 403 saying why this is not for the reader. */
export function assertBelongs(audience: Audience, reader: Reader & { readonly roles: readonly string[] }): void {
  switch (refusalOf(audience, reader)) {
    case 'permission':
      throw forbidden(`This requires the permission ${audience.access.join(' or ')}.`);
    case 'role':
      throw forbidden(
        reader.roles.includes('ROLE_CARRIER')
          ? 'This is not available to carriers.'
          : 'This is not available to guests.',
      );
    case 'internal':
      throw forbidden('This is for internal users only.');
  }
}
