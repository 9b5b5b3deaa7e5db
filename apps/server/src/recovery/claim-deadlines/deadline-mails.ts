import { askToUnsubscribe, unsubscribeFromDeadlines } from '@waybill/contract';
import type { MailSubject } from '../../identity/mail-links/unsubscribe.ts';
import { usualNotice } from './deadline-notices.ts';

/** Mails about deadlines of claims, which end by a link in them. */
export const deadlineMails: MailSubject = {
  about: 'claim deadlines',
  ask: askToUnsubscribe,
  end: unsubscribeFromDeadlines,
  textsOf: ({ claimDeadlines }) => claimDeadlines.page,
  action: 'claim_deadlines.unsubscribe',
  store: (settings, userId, ended) =>
    settings
      .insertInto('claim_deadline_notice')
      .values({ ...usualNotice, user_id: userId, ...ended })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ended))
      .execute(),
};
