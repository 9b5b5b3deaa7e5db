import type { AlertEvent } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { addDays, type CalendarDay } from '@waybill/model';
import { type KnownFact, knownFacts } from './stored-alerts.ts';

/** Days after which what turns up is history, not news: invoices that are loaded years late tell nobody. */
const daysOfNews = 56;

/**
 * Keeps what an alert finds now: what is new once, whichever server finds it and however often it is loaded; what has
 * gone on; and what holds no longer.
 */
export async function keepFindings(
  settings: Settings,
  alertId: number,
  events: readonly AlertEvent[],
  { today, now }: { readonly today: CalendarDay; readonly now: Date },
): Promise<void> {
  const known = await knownFacts(settings, [alertId]);
  const seen = new Set<number>();
  for (const event of events.toReversed()) {
    const same = known.find((fact) => isSame(fact.event, event));
    if (same !== undefined) {
      seen.add(same.id);
      await settings
        .updateTable('alert_fact')
        .set({
          details: JSON.stringify({ ...event, key: same.fact_key }),
          ...(event.over && same.recovered_at === null ? { recovered_at: now } : {}),
        })
        .where('id', '=', same.id)
        .execute();
    } else if (isNews(event, today)) {
      await settings
        .insertInto('alert_fact')
        .values({
          alert_id: alertId,
          fact_key: event.key,
          details: JSON.stringify(event),
          tells: true,
          found_at: now,
          ...(event.over ? { recovered_at: now, recovery_told_at: now } : {}),
        })
        .onConflict((conflict) => conflict.columns(['alert_id', 'fact_key']).doNothing())
        .execute();
    }
  }
  const gone = known.filter(({ id, event, recovered_at: at }) => at === null && !seen.has(id) && canEnd(event));
  for (const { id, event } of gone) {
    const isSaid = event.kind === 'claims';
    await settings
      .updateTable('alert_fact')
      .set({ recovered_at: now, ...(isSaid ? { recovery_told_at: now } : {}) })
      .where('id', '=', id)
      .execute();
  }
}

const isOfWeeks = ({ kind }: AlertEvent): boolean => kind === 'above' || kind === 'below';

const isOfTier = ({ kind }: AlertEvent): boolean => kind === 'tierLost' || kind === 'tierNear';

/** Weeks on one side are one fact, although invoices that come late may move their first or last; so are those of a tier. */
const isSame = (known: KnownFact['event'], event: AlertEvent): boolean =>
  isOfWeeks(event) || isOfTier(event)
    ? subjectOf(known) === subjectOf(event) && known.from <= addDays(event.to, 1) && event.from <= addDays(known.to, 1)
    : known.key === event.key;

/** What the weeks are of: a key without the first of them. */
const subjectOf = ({ key }: AlertEvent): string => key.slice(0, key.lastIndexOf(' '));

/** Invoices that came and claims that expired are nothing to act on. */
const isNews = (event: AlertEvent, today: CalendarDay): boolean =>
  event.to >= addDays(today, -daysOfNews) && (!event.over || isOfWeeks(event));

/** A charge stays billed, and a month above its budget stays above it. */
const canEnd = ({ kind }: AlertEvent): boolean => kind !== 'newCharge' && kind !== 'budget';
