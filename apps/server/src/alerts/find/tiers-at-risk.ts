import { type Agreement, tierPosition } from '@waybill/audit';
import type { AlertEvent } from '@waybill/contract';
import { addDays, parcelCarriers, startOfWeek, type TierDay, type TierEpisode, tierEpisodes } from '@waybill/model';
import { activeAgreements } from '../../recovery/agreed-prices/active-agreements.ts';
import { type TierOnDay, tiersOnDays } from '../../recovery/agreements/tiers-of-agreement.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst, withoutFigure } from './alert-question.ts';

const weeksBack = 52;
const daysOfWeek = 7;
/** Until then invoices may be missing, without which revenue looks low. */
const daysUntilComplete = 14;
/** A percentage that counts for some time whatever is shipped is at risk so long before it ends. */
const daysBeforeGraceEnds = 56;

/**
 * The weeks of the last twelve months at whose end the revenue of a tier of an active agreement was below the tier that
 * counted before, or near the next. What was agreed is not told: it is kept encrypted, and messages are not.
 */
export async function tiersAtRisk(services: FindServices, { clients, clientId, today }: AlertQuestion): Promise<Found> {
  const active = await activeAgreements(
    services,
    clients.map(({ id }) => id),
  );
  const lastDay = addDays(startOfWeek(today), -1 - daysUntilComplete);
  const days = Array.from({ length: weeksBack }, (_, index) => addDays(lastDay, daysOfWeek * (index + 1 - weeksBack)));
  const events: AlertEvent[] = [];
  let isJudged = false;
  for (const { id, clientId: owner, agreement } of active) {
    for (const [line, { tier, days: found }] of (await tiersOnDays(services, owner, agreement, days)).entries()) {
      const judged = found.flatMap((each) => judge(tier, each));
      isJudged ||= judged.length > 0;
      const place = { agreement, key: `${id}/${line + 1}`, page: `/agreements?client=${clientId}` };
      events.push(...tierEpisodes(judged).map((episode) => eventOf(episode, place)));
    }
  }
  return { events: events.toSorted(newestFirst), weeks: [], unit: null, isTooShort: !isJudged };
}

function judge(tier: Agreement['tiers'][number], { day, revenue, isKnown }: TierOnDay): readonly TierDay[] {
  if (!isKnown) return [];
  const { percent, next } = tierPosition(tier, revenue, addDays(day, daysBeforeGraceEnds));
  return [{ day, revenue, percent, missing: next?.missing }];
}

interface Place {
  readonly agreement: Agreement;
  readonly key: string;
  readonly page: string;
}

function eventOf({ kind, first, last, over }: TierEpisode, { agreement, key, page }: Place): AlertEvent {
  const carrier = parcelCarriers.find(({ id }) => id === agreement.carrierId);
  return {
    ...withoutFigure,
    key: `${kind} ${key} ${first.day}`,
    kind,
    from: addDays(first.day, 1 - daysOfWeek),
    to: last.day,
    value: last.revenue / 100,
    unit: 'currency',
    amount: null,
    count: null,
    name: carrier?.name ?? null,
    over,
    page,
    rows: null,
  };
}
