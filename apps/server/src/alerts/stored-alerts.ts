import type { Alert, AlertEvent, AlertRule, ScheduleRecipient } from '@waybill/contract';
import type { AlertFactTable, AlertTable, Settings } from '@waybill/db';
import type { PageFilters } from '@waybill/model';
import type { Selectable } from 'kysely';
import { notFound } from '../platform/problems.ts';
import { permittedReaders } from './alert-readers.ts';

export type StoredAlert = Selectable<AlertTable>;
type StoredFact = Selectable<AlertFactTable>;

/** What an alert found, as it was stored. */
export interface KnownFact extends Omit<StoredFact, 'details'> {
  readonly event: AlertEvent;
}

/** How many facts the page shows of an alert. */
const mostShown = 12;

export const ruleOf = ({ rule }: Pick<StoredAlert, 'rule'>): AlertRule => JSON.parse(rule);
export const filtersOf = ({ filters }: Pick<StoredAlert, 'filters'>): PageFilters => JSON.parse(filters);

/** What an alert looks for. */
export const soughtBy = (stored: StoredAlert) => ({
  clientId: stored.client_id,
  rule: ruleOf(stored),
  filters: filtersOf(stored),
});

/** The user's alerts, the newest first. */
export async function ownAlerts(settings: Settings, userId: number): Promise<StoredAlert[]> {
  return await settings.selectFrom('alert').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

/** One of the user's alerts. @throws ProblemError 404 for an alert of somebody else, too. */
export async function ownAlert(settings: Settings, userId: number, id: number): Promise<StoredAlert> {
  const found = await settings
    .selectFrom('alert')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (found === undefined) throw notFound('There is no such alert.');
  return found;
}

/** Everything an alert has found. */
export async function knownFacts(settings: Settings, alertIds: readonly number[]): Promise<KnownFact[]> {
  if (alertIds.length === 0) return [];
  const rows = await settings.selectFrom('alert_fact').selectAll().where('alert_id', 'in', alertIds).execute();
  return rows.map(({ details, ...fact }) => ({ ...fact, event: JSON.parse(details) }));
}

/** The alerts as their owner sees them. */
export async function presentAlerts(settings: Settings, stored: readonly StoredAlert[]): Promise<Alert[]> {
  const clientIds = [...new Set(stored.map((alert) => alert.client_id))];
  const clients =
    clientIds.length === 0
      ? []
      : await settings.selectFrom('client').select(['id', 'name']).where('id', 'in', clientIds).execute();
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const facts = Map.groupBy(
    await knownFacts(
      settings,
      stored.map(({ id }) => id),
    ),
    (fact) => fact.alert_id,
  );
  return await Promise.all(
    stored.map(async (alert) =>
      presented(alert, {
        clientName: names.get(alert.client_id) ?? '',
        recipients: await permittedReaders(settings, alert),
        facts: facts.get(alert.id) ?? [],
      }),
    ),
  );
}

interface About {
  readonly clientName: string;
  readonly recipients: readonly ScheduleRecipient[];
  readonly facts: readonly KnownFact[];
}

function presented(alert: StoredAlert, { clientName, recipients, facts }: About): Alert {
  return {
    id: alert.id,
    name: alert.name,
    template: alert.template,
    ...soughtBy(alert),
    filters: JSON.parse(alert.filters),
    clientName,
    byMail: alert.by_mail,
    inPortal: alert.in_portal,
    byWebhook: alert.by_webhook,
    recipients: [...recipients],
    active: alert.active,
    snoozedUntil: alert.snoozed_until,
    stoppedFor: alert.stopped_for,
    evaluatedAt: alert.evaluated_at?.toISOString() ?? null,
    found: facts
      .toSorted((one, other) => other.event.from.localeCompare(one.event.from) || other.id - one.id)
      .slice(0, mostShown)
      .map((fact) => ({
        ...fact.event,
        over: fact.event.over || fact.recovered_at !== null,
        toldAt: fact.told_at?.toISOString() ?? null,
        recoveredAt: fact.recovered_at?.toISOString() ?? null,
      })),
  };
}
