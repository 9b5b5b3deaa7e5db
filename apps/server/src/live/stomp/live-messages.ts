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

/** Notifications and changed statuses as they happen. */
export const liveMessages = plugin<Services>(async (app, services) => {
  const publish = serveStomp(app, services, { path: stompPath, topicOf, frameBytes: longestFrame, mostUnsentBytes });
  const stopTelling = [
    onNotified(services.settings, ({ userId, notification }) => publish(topicOfUser(userId), notification)),
    onStatusesChanged(services.settings, ({ tenantId, statuses }) => publish(topicOfTenant(tenantId), statuses)),
  ];
  app.addHook('preClose', async () => {
    for (const stop of stopTelling) stop();
  });
});

function topicOf(destination: string, { userId, tenantId }: SignedInUser): string | undefined {
  if (destination === stompDestinations.notifications) return topicOfUser(userId);
  return destination === stompDestinations.statuses ? topicOfTenant(tenantId) : undefined;
}
