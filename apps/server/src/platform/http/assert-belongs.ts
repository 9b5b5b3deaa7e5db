import { type Audience, type Permission, type Reader, refusalOf } from '@waybill/contract';
import { forbidden, type ProblemError } from '../problems.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withheldByToken } from './token-scope.ts';

type Asker = Reader & { readonly roles: readonly string[] } & Pick<SignedInUser, 'token'>;

/** @throws ProblemError 403 saying why this is not for the reader. */
export function assertBelongs(audience: Audience, reader: Asker): void {
  switch (refusalOf(audience, reader)) {
    case 'permission':
      throw withoutPermission(audience, reader);
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

function withoutPermission({ access }: Audience, { token }: Asker): ProblemError {
  const withheld = access.filter((opener) => token?.withheld.has(opener as Permission));
  return withheld.length === 0
    ? forbidden(`This requires the permission ${access.join(' or ')}.`)
    : withheldByToken(withheld);
}
