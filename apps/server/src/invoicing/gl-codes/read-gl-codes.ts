import type { GlCode } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { readableIds } from '../../identity/access/readable-ids.ts';
import { readConditions } from '../../intake/charge-rules/stored-conditions.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';

/** The GL codes of the clients that somebody may read, unordered. `clientName` is for search and order. */
export async function readableGlCodes(settings: Settings, user: SignedInUser) {
  return settings
    .selectFrom('gl_code')
    .innerJoin('client', 'client.id', 'gl_code.client_id')
    .select([
      'gl_code.id',
      'gl_code.code',
      'gl_code.name',
      'gl_code.position',
      'gl_code.conditions',
      'client.name as clientName',
      namedOne('client.id', 'client.name').as('client'),
    ])
    .where('gl_code.client_id', 'in', await readableIds(settings, user));
}

/** @throws ProblemError 404 when there is no such code, or none that the user may see. */
export async function readableGlCode(settings: Settings, user: SignedInUser, id: number): Promise<GlCode> {
  const codes = await readableGlCodes(settings, user);
  const code = await codes.where('gl_code.id', '=', id).executeTakeFirst();
  if (code === undefined) throw notFound('There is no such GL code.');
  return presentGlCode(code);
}

/** A row of `readableGlCodes` as the contract shows it. */
export function presentGlCode<Row extends { readonly conditions: string }>(row: Row) {
  return { ...row, conditions: readConditions(row.conditions) };
}
