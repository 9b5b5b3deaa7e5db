import type { AlertPreferences, saveAlertPreferences } from '@waybill/contract';
import type { AlertPreferenceTable, Settings } from '@waybill/db';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { changesBetween } from '../identity/audit/changes-between.ts';
import { writeAudit } from '../identity/audit/write-audit.ts';
import type { SignedInUser } from '../platform/http/signed-in-user.ts';

type Wanted = z.output<NonNullable<typeof saveAlertPreferences.body>>;
type Stored = Omit<Selectable<AlertPreferenceTable>, 'user_id'>;

/** Until somebody saves something else. */
export const usualPreferences = {
  by_mail: true,
  from_others: true,
  time_zone: 'UTC',
  quiet_from: null,
  quiet_to: null,
  unsubscribed_at: null,
} as const satisfies Stored;

/** How a user is told of alerts: as they saved it, or as usual. */
export async function readPreferences(
  settings: Settings,
  userId: number,
): Promise<Stored & { readonly saved: boolean }> {
  const stored = await settings
    .selectFrom('alert_preference')
    .select(['by_mail', 'from_others', 'time_zone', 'quiet_from', 'quiet_to', 'unsubscribed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { ...(stored ?? usualPreferences), saved: stored !== undefined };
}

/** The same as the browser knows it. */
export const presentPreferences = (stored: Stored): AlertPreferences => ({
  byMail: stored.by_mail,
  fromOthers: stored.from_others,
  timeZone: stored.time_zone,
  quietFrom: stored.quiet_from,
  quietTo: stored.quiet_to,
});

/** Saves how a user is told, which ends that they are unsubscribed. */
export async function savePreferences(
  settings: Settings,
  user: SignedInUser,
  wanted: Wanted,
  now: Date,
): Promise<AlertPreferences> {
  const values = {
    by_mail: wanted.byMail,
    from_others: wanted.fromOthers,
    time_zone: wanted.timeZone,
    quiet_from: wanted.quietFrom,
    quiet_to: wanted.quietTo,
    unsubscribed_at: null,
  };
  await settings.transaction().execute(async (transaction) => {
    const before = await readPreferences(transaction, user.userId);
    await transaction
      .insertInto('alert_preference')
      .values({ user_id: user.userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await writeAudit(transaction, user, now, {
      action: 'alert_preferences.save',
      subject: { id: user.userId, name: user.login },
      changes: changesBetween({ ...presentPreferences(before) }, { ...wanted }),
    });
  });
  return { ...wanted };
}
