import { type WholeMarkupRun, wholeMarkupRun } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';

/** The markup runs of the clients that somebody may read, unordered. Names are for search and order. */
export async function readableRuns(settings: Settings, user: SignedInUser) {
  return settings
    .selectFrom('markup_run')
    .innerJoin('client', 'client.id', 'markup_run.client_id')
    .leftJoin('user_account', 'user_account.id', 'markup_run.ran_by')
    .select([
      'markup_run.id',
      'markup_run.from_date as from',
      'markup_run.to_date as to',
      'markup_run.ran_at as ranAt',
      'markup_run.packages',
      sql<number>`markup_run.charged::float8`.as('charged'),
      sql<number>`markup_run.markup::float8`.as('markup'),
      sql<number>`(markup_run.charged + markup_run.markup)::float8`.as('billed'),
      sql<string>`coalesce(user_account.login, '')`.as('ranBy'),
      'client.name as clientName',
      namedOne('client.id', 'client.name').as('client'),
    ])
    .where('markup_run.client_id', 'in', await readableIds(settings, user));
}

/** A row of `readableRuns` as the contract shows it. */
export const presentRun = <Row extends { readonly ranAt: Date }>(row: Row) => ({
  ...row,
  ranAt: row.ranAt.toISOString(),
});

/** A run with its figures and the name of its file. @throws ProblemError 404 for one that the user may not see. */
export async function readableRun(
  settings: Settings,
  user: SignedInUser,
  id: number,
): Promise<WholeMarkupRun & { readonly file: string }> {
  const runs = await readableRuns(settings, user);
  const found = await runs
    .select(['markup_run.lines', 'markup_run.markups', 'markup_run.file'])
    .where('markup_run.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound('There is no such markup run.');
  const { lines, markups } = wholeMarkupRun
    .pick({ lines: true, markups: true })
    .parse({ lines: JSON.parse(found.lines), markups: JSON.parse(found.markups) });
  return { ...presentRun(found), lines, markups };
}
