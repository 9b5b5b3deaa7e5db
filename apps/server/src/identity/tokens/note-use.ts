import type { Settings } from '@waybill/db';
import type { KnownToken } from './known-token.ts';

const millisecondsBetweenNotes = 60_000;

/** Notes when a token was last used and from where, at most once a minute. */
export async function noteUse(
  settings: Settings,
  { id, lastUsedAt }: Pick<KnownToken, 'id' | 'lastUsedAt'>,
  address: string,
  now: Date,
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < millisecondsBetweenNotes) return;
  await settings
    .updateTable('api_token')
    .set({ last_used_at: now, last_used_from: address })
    .where('id', '=', id)
    .execute();
}
