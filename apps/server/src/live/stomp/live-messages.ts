import { stompDestinations, stompPath } from '@waybill/contract';
import plugin from 'fastify-plugin';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { onStatusesChanged } from '../maintenance/statuses.ts';
import { onNotified } from '../notifications/notify.ts';
import { serveStomp } from './stomp-server.ts';

const longestFrame = 262_144;
const mostUnsentBytes = 1_048_576;

const topicOfUser = (userId: number): string => `notifications of user ${userId}`;
const topicOfTenant = (tenantId: number): string => `statuses of tenant ${tenantId}`;

/**
 * Notifications and changed statuses as they happen, on any server. If events may have been missed, the connections are
 * closed: a page that reconnects fetches what it missed.
 */
export const liveMessages = plugin<Services>(async (app, services) => {
  const { settings } = services;
  const { news } = app;
  const { publish, restart } = serveStomp(app, services, {
    path: stompPath,
    topicOf,
    frameBytes: longestFrame,
    mostUnsentBytes,
  });
  const onFailure = (error: unknown) => {
    app.log.error({ err: error }, 'live messages were missed');
    restart();
  };
  const stopTelling = [
    onNotified({ settings, news }, ({ userId, notification }) => publish(topicOfUser(userId), notification), onFailure),
    onStatusesChanged(
      { settings, news },
      ({ tenantId, statuses }) => publish(topicOfTenant(tenantId), statuses),
      onFailure,
    ),
    news.onMissed(restart),
  ];
  app.addHook('preClose', async () => {
    for (const stop of stopTelling) stop();
  });
});

function topicOf(destination: string, { userId, tenantId }: SignedInUser): string | undefined {
  if (destination === stompDestinations.notifications) return topicOfUser(userId);
  return destination === stompDestinations.statuses ? topicOfTenant(tenantId) : undefined;
}
