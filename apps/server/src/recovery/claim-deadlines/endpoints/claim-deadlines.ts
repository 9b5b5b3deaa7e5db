import { claimDeadlineRecipients, getClaimDeadlines, saveClaimDeadlines } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { readNotice } from '../deadline-notices.ts';
import { findDeadlineReader } from '../deadline-reader.ts';
import { possibleRecipients } from '../deadline-recipients.ts';
import { saveNotice } from '../save-notice.ts';

/** When and how the user is told that claims expire. */
export function claimDeadlineRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, getClaimDeadlines, async ({ user }) => readNotice(settings, user));
  route(app, saveClaimDeadlines, async ({ user, body }) => saveNotice(settings, user, body, clock()));
  route(app, claimDeadlineRecipients, async ({ user }) => {
    const owner = await findDeadlineReader(settings, user.userId);
    return owner === undefined ? [] : possibleRecipients(settings, owner);
  });
}
