import { hourlyChore } from '../../platform/servers/hourly-chore.ts';
import { forgetOldConversations } from './forget-old.ts';

/** Deletes old conversations. */
export const retentionOfConversations = hourlyChore('old conversations', async ({ settings, clock }, app) => {
  const messages = await forgetOldConversations(settings, clock());
  if (messages > 0) app.log.info({ messages }, 'old conversations were deleted');
});
