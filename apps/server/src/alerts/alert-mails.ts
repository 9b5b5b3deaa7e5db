import { askToUnsubscribeFromAlerts, unsubscribeFromAlerts } from '@waybill/contract';
import type { MailSubject } from '../identity/mail-links/unsubscribe.ts';
import { usualPreferences } from './alert-preferences.ts';

/** Mails about alerts, which end by a link in them. */
export const alertMails: MailSubject = {
  about: 'alerts',
  ask: askToUnsubscribeFromAlerts,
  end: unsubscribeFromAlerts,
  textsOf: ({ alerts }) => alerts.unsubscribePage,
  action: 'alert_preferences.unsubscribe',
  store: (settings, userId, ended) =>
    settings
      .insertInto('alert_preference')
      .values({ ...usualPreferences, user_id: userId, ...ended })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ended))
      .execute(),
};
