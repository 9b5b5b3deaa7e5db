import { type Reading, type WatchCondition, watchedReading } from '@waybill/assistant';
import { type AlertDraft, belongsTo, type ChatLink, figureOfRows, portalPages } from '@waybill/contract';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

/** Longer drafts would not fit into an address. */
const longestDraft = 6_000;

interface Linked {
  readonly user: SignedInUser;
  readonly clientId: number;
  readonly childClientIds: readonly number[];
}

/** A new alert of what an answer is about; none for what weeks do not tell, or for whoever has no alerts. */
export function alertLink(
  reading: Reading,
  rowsPage: string | undefined,
  { user, clientId, childClientIds }: Linked,
  condition: WatchCondition = { kind: 'band', side: 'either' },
): ChatLink[] {
  const watched = belongsTo(portalPages['/alerts'], user) ? watchedReading(reading) : undefined;
  if (watched === undefined) return [];
  const ofChildren = childClientIds.length === 0 ? [] : [`client_id in (${childClientIds.join(',')})`];
  const draft: AlertDraft = {
    name: watched.name.slice(0, 100),
    clientId,
    rule: {
      ...condition,
      figure: figureOfRows,
      rows: { ...watched, whereClauses: [...watched.whereClauses, ...ofChildren], page: rowsPage ?? '/alerts' },
    },
  };
  const text = JSON.stringify(draft);
  if (text.length > longestDraft) return [];
  return [{ label: 'Tell me when…', path: `/alerts?${new URLSearchParams({ draft: text })}` }];
}
