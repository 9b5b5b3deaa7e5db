import { lockUser } from '@waybill/db';
import { dayOf } from '@waybill/model';
import { unsubscribeAddress } from '../identity/mail-links/unsubscribe.ts';
import { notify } from '../live/notifications/notify.ts';
import { tellWebhooks } from '../live/webhooks/tell-webhooks.ts';
import { languageOfUser } from '../platform/language-of-user.ts';
import { textsFor } from '../platform/mail/texts-for.ts';
import type { Services } from '../platform/services.ts';
import { isQuiet } from '../recovery/claim-deadlines/notice-times.ts';
import { alertMail } from './alert-mail.ts';
import { alertMails } from './alert-mails.ts';
import { readPreferences } from './alert-preferences.ts';
import { permittedReaders } from './alert-readers.ts';
import { sentenceOf } from './alert-sentences.ts';
import type { DueFact } from './due-fact.ts';

export type DeliverServices = Pick<
  Services,
  'settings' | 'warehouse' | 'files' | 'clock' | 'mailer' | 'publicUrl' | 'jwtSecret'
>;

/** How long a server may take to tell, before another one tries. */
const millisecondsToTell = 900_000;

/**
 * Tells owners and colleagues what has been found and not been told: everything of an owner in one message, outside their
 * quiet hours, and not of alerts that are snoozed. What ended before it could be told is not told.
 */
export async function deliverAlerts(services: DeliverServices): Promise<void> {
  const { settings, clock } = services;
  const failures: unknown[] = [];
  for (const [userId, facts] of Map.groupBy(await dueFacts(services), ({ userId: owner }) => owner)) {
    const { quiet_from: quietFrom, quiet_to: quietTo, time_zone: timeZone } = await readPreferences(settings, userId);
    if (isQuiet({ quietFrom, quietTo, timeZone }, clock())) continue;
    const taken = await take(services, userId, facts);
    if (taken.length === 0) continue;
    try {
      await tellAll(services, userId, taken);
      await settle(services, taken);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function dueFacts({ settings, clock }: DeliverServices): Promise<DueFact[]> {
  const rows = await settings
    .selectFrom('alert_fact as fact')
    .innerJoin('alert', 'alert.id', 'fact.alert_id')
    .innerJoin('client', 'client.id', 'alert.client_id')
    .innerJoin('user_account as owner', 'owner.id', 'alert.user_id')
    .select(['fact.id', 'fact.details', 'fact.told_at', 'alert.id as alertId', 'alert.user_id as userId', 'alert.name'])
    .select(['client.name as clientName', 'alert.in_portal as inPortal', 'alert.by_mail as byMail'])
    .select(['alert.by_webhook as byWebhook', 'alert.client_id as clientId', 'owner.tenant_id as tenantId'])
    .where('owner.activated', '=', true)
    .where('alert.active', '=', true)
    .where('fact.tells', '=', true)
    .where(({ or, eb }) => or([eb('alert.snoozed_until', 'is', null), eb('alert.snoozed_until', '<=', dayOf(clock()))]))
    .where(({ or, eb }) => or([eb('fact.taken_until', 'is', null), eb('fact.taken_until', '<', clock())]))
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('fact.told_at', 'is', null),
          or([eb('fact.recovered_at', 'is', null), eb('fact.recovery_told_at', 'is not', null)]),
        ]),
        and([
          eb('fact.told_at', 'is not', null),
          eb('fact.recovered_at', 'is not', null),
          eb('fact.recovery_told_at', 'is', null),
        ]),
      ]),
    )
    .orderBy('fact.id')
    .execute();
  return rows.map(({ details, told_at: toldAt, ...row }) => ({
    ...row,
    event: JSON.parse(details),
    isRecovery: toldAt !== null,
  }));
}

/** Those that this server may tell now: another one may have been quicker. */
async function take(
  { settings, clock }: DeliverServices,
  userId: number,
  facts: readonly DueFact[],
): Promise<DueFact[]> {
  const now = clock();
  return await settings.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const taken = new Set<number>();
    for (const column of ['told_at', 'recovery_told_at'] as const) {
      const ids = facts.filter(({ isRecovery }) => isRecovery === (column !== 'told_at')).map(({ id }) => id);
      if (ids.length === 0) continue;
      const rows = await transaction
        .updateTable('alert_fact')
        .set({ taken_until: new Date(now.getTime() + millisecondsToTell) })
        .where('id', 'in', ids)
        .where(column, 'is', null)
        .where(({ or, eb }) => or([eb('taken_until', 'is', null), eb('taken_until', '<', now)]))
        .returning('id')
        .execute();
      for (const { id } of rows) taken.add(id);
    }
    return facts.filter(({ id }) => taken.has(id));
  });
}

async function settle({ settings, clock }: DeliverServices, facts: readonly DueFact[]): Promise<void> {
  for (const { id, isRecovery } of facts)
    await settings
      .updateTable('alert_fact')
      .set({ taken_until: null, ...(isRecovery ? { recovery_told_at: clock() } : { told_at: clock() }) })
      .where('id', '=', id)
      .execute();
}

async function tellAll(services: DeliverServices, userId: number, facts: readonly DueFact[]): Promise<void> {
  await tell(services, userId, facts, undefined);
  for (const fact of facts.filter(({ byWebhook }) => byWebhook)) await tellByWebhook(services, fact);
  const { settings } = services;
  const owner = await settings
    .selectFrom('user_account')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const byColleague = new Map<number, DueFact[]>();
  for (const [alertId, ofAlert] of Map.groupBy(facts, (fact) => fact.alertId)) {
    const alert = await settings.selectFrom('alert').selectAll().where('id', '=', alertId).executeTakeFirst();
    for (const { id } of alert === undefined ? [] : await permittedReaders(settings, alert))
      byColleague.set(id, [...(byColleague.get(id) ?? []), ...ofAlert]);
  }
  for (const [colleague, shared] of byColleague)
    if ((await readPreferences(settings, colleague)).from_others)
      await tell(services, colleague, shared, `${owner.firstName} ${owner.lastName}`.trim());
}

/** Receivers recognise what they have had: a fact is told again if the server stops before it is settled. */
const tellByWebhook = (
  { settings }: DeliverServices,
  { id: factId, alertId, name, clientId, clientName, tenantId, event, isRecovery }: DueFact,
): Promise<void> =>
  tellWebhooks(settings, tenantId, {
    event: isRecovery ? 'alert.recovered' : 'alert.found',
    clientIds: [clientId],
    data: { factId, alertId, name, clientId, clientName, event },
  });

async function tell(
  services: DeliverServices,
  readerId: number,
  facts: readonly DueFact[],
  sharedBy: string | undefined,
): Promise<void> {
  const { settings } = services;
  const inPortal = facts.filter((fact) => fact.inPortal);
  if (inPortal.length > 0) await showInPortal(services, readerId, inPortal);
  const byMail = facts.filter((fact) => fact.byMail);
  if (byMail.length > 0 && (await readPreferences(settings, readerId)).by_mail)
    await mail(services, readerId, byMail, sharedBy);
}

/** One notification of what was found, and one of each alert whose condition no longer holds. */
async function showInPortal({ settings }: DeliverServices, readerId: number, facts: readonly DueFact[]): Promise<void> {
  const texts = await textsFor(settings, readerId);
  const show = async (text: string, link: string, onlyOnce: string) =>
    notify(settings, [readerId], { kind: 'alert', values: { text }, link, onlyOnce });
  const found = facts.filter(({ isRecovery }) => !isRecovery);
  const [first, ...others] = found;
  if (first !== undefined) {
    const sentence = sentenceOf(first.event, texts, await languageOfUser(settings, readerId));
    const named = `${first.name}: ${sentence}`;
    const isAlone = others.length === 0;
    await show(
      isAlone ? named : texts.alerts.subject(named, others.length),
      isAlone ? first.event.page : '/alerts',
      `alert ${first.id} ${found.length}`,
    );
  }
  for (const { id, name } of facts.filter(({ isRecovery }) => isRecovery))
    await show(texts.alerts.recovered(name), '/alerts', `alert recovered ${id}`);
}

async function mail(
  { settings, mailer, publicUrl, jwtSecret }: DeliverServices,
  readerId: number,
  facts: readonly DueFact[],
  sharedBy: string | undefined,
): Promise<void> {
  const reader = await settings
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', readerId)
    .where('activated', '=', true)
    .executeTakeFirst();
  if (reader === undefined) return;
  await mailer.send(
    alertMail(
      facts,
      {
        email: reader.email,
        language: await languageOfUser(settings, readerId),
        texts: await textsFor(settings, readerId),
        sharedBy,
      },
      {
        portal: publicUrl(),
        unsubscribe: unsubscribeAddress(publicUrl(), jwtSecret, alertMails, {
          userId: readerId,
          kind: sharedBy === undefined ? 'own' : 'shared',
        }),
      },
    ),
  );
}
