import type { SignedInUser } from '../auth/signed-in-user.ts';
import { forbidden } from '../problems.ts';

/** What concerns the whole tenant is for internal users, whatever their permissions. @throws ProblemError 403. */
export function assertInternal(user: SignedInUser): void {
  if (!user.internal) throw forbidden('Only internal users may see this.');
}
