import { announce, listNotifications, readNotifications } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { addDays, dayOf } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import type { Services } from '../../../platform/services.ts';
import { notify, storeMessage } from '../notify.ts';
import { notificationColumns, presentNotification } from '../present-notification.ts';

const shown = 50;
/** S3 section 4.4. */
const expiryWarningDays = 10;

/** The user's notifications, and announcements by administrators. */
export function notificationRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, listNotifications, async ({ user }) => {
    await tellOfExpiry(settings, user, clock());
    const rows = await settings
      .selectFrom('notification')
      .select(notificationColumns)
      .where('user_id', '=', user.userId)
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    return { notifications: rows.map(presentNotification), unread: await unreadOf(settings, user) };
  });

  route(app, readNotifications, async ({ user, body }) => {
    await settings
      .updateTable('notification')
      .set({ read_at: clock() })
      .where('user_id', '=', user.userId)
      .where('id', '<=', body.upTo)
      .where('read_at', 'is', null)
      .execute();
    return { unread: await unreadOf(settings, user) };
  });

  route(app, announce, async ({ user, body }) => {
    return await settings.transaction().execute(async (transaction) => {
      const users = await transaction
        .selectFrom('user_account')
        .select('id')
        .where('tenant_id', '=', user.tenantId)
        .where('activated', '=', true)
        .execute();
      const [text, userIds] = [body.text.trim(), users.map(({ id }) => id)];
      await storeMessage(transaction, userIds, { kind: 'announcement', values: { text } });
      const more = { text, told: users.length };
      await writeAudit(transaction, user, clock(), { action: 'announcement.create', more });
      return { told: users.length };
    });
  });
}

/** A password that expires within ten days causes one notification. */
async function tellOfExpiry(settings: Settings, { userId, passwordDays }: SignedInUser, now: Date): Promise<void> {
  if (passwordDays > expiryWarningDays || passwordDays <= 0) return;
  const lastDay = addDays(dayOf(now), passwordDays);
  await notify(settings, [userId], {
    kind: 'password_expiring',
    values: { day: lastDay },
    link: '/change_password',
    onlyOnce: `password until ${lastDay}`,
  });
}

async function unreadOf(settings: Settings, { userId }: SignedInUser): Promise<number> {
  const { unread } = await settings
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}
