import { type Markup, type MarkupLine, markupLine } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { z } from 'zod';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { namedOne } from '../../platform/tables/named-json.ts';

const storedLines = z.array(markupLine);

/** The lines of a markup as the settings database keeps them. @throws ZodError for what no version has written. */
export const readMarkupLines = (stored: string): MarkupLine[] => storedLines.parse(JSON.parse(stored));

/** The markups of the clients that somebody may read, unordered. `clientName` is for search and order. */
export async function readableMarkups(settings: Settings, user: SignedInUser) {
  return settings
    .selectFrom('markup')
    .innerJoin('client', 'client.id', 'markup.client_id')
    .select([
      'markup.id',
      'markup.name',
      'markup.lines',
      'client.name as clientName',
      namedOne('client.id', 'client.name').as('client'),
    ])
    .where('markup.client_id', 'in', await readableIds(settings, user));
}

/** @throws ProblemError 404 when there is no such markup, or none that the user may see. */
export async function readableMarkup(settings: Settings, user: SignedInUser, id: number): Promise<Markup> {
  const found = await (await readableMarkups(settings, user)).where('markup.id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound('There is no such markup.');
  return presentMarkup(found);
}

/** A row of `readableMarkups` as the contract shows it. */
export function presentMarkup<Row extends { readonly lines: string }>(row: Row) {
  return { ...row, lines: readMarkupLines(row.lines) };
}
