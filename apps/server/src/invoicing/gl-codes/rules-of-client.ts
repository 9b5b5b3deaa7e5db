import { type GlSplit, glSplit } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { GlRule } from '@waybill/model';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { readConditions } from '../../intake/charge-rules/stored-conditions.ts';

type NamedRule = GlRule & { readonly name: string; readonly split: GlSplit | null };

/** The rules of one client in the order in which they are tried: its own first, then its parent's. */
export async function rulesOf(
  settings: Settings,
  { id, parentClientId }: Pick<ReadableClient, 'id' | 'parentClientId'>,
): Promise<NamedRule[]> {
  const rows = await settings
    .selectFrom('gl_code')
    .select(['client_id', 'code', 'name', 'conditions', 'from_day as fromDay', 'to_day as toDay', 'split'])
    .where('client_id', 'in', parentClientId === null ? [id] : [id, parentClientId])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const own = rows.filter((row) => row.client_id === id);
  const inherited = rows.filter((row) => row.client_id !== id);
  return [...own, ...inherited].map(({ client_id: _, conditions, split, ...rule }) => ({
    ...rule,
    conditions: readConditions(conditions),
    split: readSplit(split),
  }));
}

/** How a stored rule splits what it books. */
export const readSplit = (stored: unknown): GlSplit | null => (stored === null ? null : glSplit.parse(stored));
