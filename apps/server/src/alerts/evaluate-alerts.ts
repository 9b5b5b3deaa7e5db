import type { AlertEvent } from '@waybill/contract';
import { lockUser, type SettingsSchema } from '@waybill/db';
import { dayOf } from '@waybill/model';
import type { ExpressionBuilder } from 'kysely';
import { recordEvent } from '../identity/audit/write-audit.ts';
import { notify } from '../live/notifications/notify.ts';
import { textsFor } from '../platform/mail/texts-for.ts';
import { findReportOwner } from '../reports/report-owner.ts';
import { type LostRight, lostRight, questionOf } from './alert-rights.ts';
import { type DeliverServices, deliverAlerts } from './deliver-alerts.ts';
import { findEvents } from './find/find-events.ts';
import { keepFindings } from './keep-findings.ts';
import { type StoredAlert, soughtBy } from './stored-alerts.ts';

/**
 * Looks at every alert that has not seen the newest data, or not today, and tells what is new. Several servers may do so
 * at once: all alerts of a user are looked at by one, and what it finds is there at once, so that it comes in one
 * message. An alert that fails does not hold up others, and is tried again.
 */
export async function evaluateAlerts(services: DeliverServices): Promise<void> {
  const { settings, warehouse } = services;
  const failures: unknown[] = [];
  if (warehouse.dataVersion > 0) {
    const due = await settings
      .selectFrom('alert')
      .select('user_id')
      .distinct()
      .where(isDue(services))
      .orderBy('user_id')
      .execute();
    for (const { user_id: userId } of due) failures.push(...(await evaluateAllOf(services, userId)));
  }
  await deliverAlerts(services).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

const isDue =
  ({ warehouse, clock }: DeliverServices) =>
  ({ and, or, eb }: ExpressionBuilder<SettingsSchema, 'alert'>) =>
    and([
      eb('active', '=', true),
      or([
        eb('evaluated_load', 'is distinct from', String(warehouse.dataVersion)),
        eb('evaluated_on', 'is distinct from', dayOf(clock())),
      ]),
    ]);

/** Returns why alerts could not be looked at. */
async function evaluateAllOf(services: DeliverServices, userId: number): Promise<unknown[]> {
  const { settings, clock } = services;
  const taken = await takeAlerts(services, userId);
  const owner = await findReportOwner(settings, userId);
  if (owner === undefined) return [];
  const found: (readonly [StoredAlert, readonly AlertEvent[]])[] = [];
  const failures: unknown[] = [];
  for (const alert of taken) {
    try {
      const sought = soughtBy(alert);
      const lost = await lostRight(settings, owner, { clientId: sought.clientId, kind: sought.rule.kind });
      if (lost !== undefined) await stop(services, alert, owner.tenantId, lost);
      else found.push([alert, (await findEvents(services, await questionOf(services, owner, sought))).events]);
    } catch (error) {
      failures.push(error);
      await settings.updateTable('alert').set({ evaluated_load: null }).where('id', '=', alert.id).execute();
    }
  }
  await settings.transaction().execute(async (transaction) => {
    for (const [{ id }, events] of found)
      await keepFindings(transaction, id, events, { today: dayOf(clock()), now: clock() });
  });
  return failures;
}

/** The user's alerts that are due, which no other server takes then. */
async function takeAlerts(services: DeliverServices, userId: number): Promise<StoredAlert[]> {
  const { settings, warehouse, clock } = services;
  return await settings.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    return await transaction
      .updateTable('alert')
      .set({ evaluated_load: warehouse.dataVersion, evaluated_on: dayOf(clock()), evaluated_at: clock() })
      .where('user_id', '=', userId)
      .where(isDue(services))
      .returningAll()
      .execute();
  });
}

/** The alert stops, and its owner is told why. */
async function stop(
  { settings, clock }: DeliverServices,
  { id, user_id: userId, name }: StoredAlert,
  tenantId: number,
  lost: LostRight,
): Promise<void> {
  await settings.updateTable('alert').set({ active: false, stopped_for: lost }).where('id', '=', id).execute();
  await recordEvent(settings, { tenantId, userId: null }, clock(), {
    action: 'alert.stop',
    subject: { id, name },
    more: { lost },
  });
  const { alerts } = await textsFor(settings, userId);
  await notify(settings, [userId], { kind: 'alert', values: { text: alerts.stopped(name) }, link: '/alerts' });
}
