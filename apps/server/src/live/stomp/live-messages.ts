import websocket from '@fastify/websocket';
import { stompDestinations, stompPath } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findSignedInUser, type TokenClaims } from '../../identity/sign-in/find-signed-in-user.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { onStatusesChanged } from '../maintenance/statuses.ts';
import { onNotified } from '../notifications/notify.ts';
import { StompFault } from './frame.ts';
import { Hub } from './hub.ts';
import { chooseSubprotocol } from './negotiate.ts';
import { OpenConnections } from './open-connections.ts';
import { isPermittedOrigin } from './permitted-origin.ts';
import { StompConnection } from './stomp-connection.ts';

const beat = 10_000;
const timeToConnect = 10_000;
const sessionCheck = 5_000;
const mostBytes = 262_144;
const mostConnections = 20;

const topicOfUser = (userId: number): string => `notifications of user ${userId}`;
const topicOfTenant = (tenantId: number): string => `statuses of tenant ${tenantId}`;

/** Notifications and changed statuses as they happen: STOMP over a WebSocket, plain and at the path that SockJS clients use. */
export const liveMessages = plugin<Services>(async (app, { settings, clock, publicUrl, origins }) => {
  const hub = new Hub();
  const connections = new OpenConnections();
  await app.register(websocket, { options: { maxPayload: mostBytes, handleProtocols: chooseSubprotocol } });

  const findUser = async (token: string): Promise<SignedInUser | undefined> => {
    const claims = readToken(token);
    const user = claims === undefined ? undefined : await findSignedInUser(settings, claims, clock());
    if (user !== undefined && connections.countOf(user.userId) >= mostConnections) {
      throw new StompFault('There are too many connections');
    }
    return user;
  };
  const readToken = (token: string): TokenClaims | undefined => {
    try {
      return app.jwt.verify<TokenClaims>(token);
    } catch {
      return undefined;
    }
  };

  const refuseForeignOrigin = async ({ headers, host }: FastifyRequest) => {
    if (!isPermittedOrigin(headers.origin, { publicUrl: publicUrl(), servedHost: host, further: origins ?? [] })) {
      throw forbidden('Live messages are for pages of this portal only. WAYBILL_ORIGINS names further origins.');
    }
  };
  for (const path of [stompPath, `${stompPath}/websocket`]) {
    app.get(path, { websocket: true, schema: { hide: true }, onRequest: refuseForeignOrigin }, (socket) => {
      const connection = new StompConnection({
        hub,
        findUser,
        topicOf,
        beat,
        send: (text) => socket.send(text),
        unsentBytes: () => socket.bufferedAmount,
        close: (code) => socket.close(code),
        terminate: () => socket.terminate(),
      });
      connections.add(connection);
      const silent = setTimeout(() => {
        if (connection.user === undefined) connection.fail(new StompFault('CONNECT did not come'));
      }, timeToConnect);
      socket.on('message', (data: Buffer) => connection.receive(data));
      socket.on('close', () => {
        clearTimeout(silent);
        connections.remove(connection);
      });
    });
  }

  const check = async () => {
    connections.closeSlow();
    await connections
      .closeEnded(settings, clock())
      .catch((error: unknown) => app.log.error({ err: error }, 'live sessions'));
  };
  const publish = (topic: string, message: unknown) => {
    hub.publish(topic, message);
    connections.closeSlow();
  };
  const checking = setInterval(check, sessionCheck);
  // Whoever is logged off somewhere is so at once: such calls change something, and questions for data do not.
  app.addHook('onResponse', async ({ method, url }) => {
    if (method !== 'GET' && !url.includes('/aidashboards/')) await check();
  });
  const stopTelling = [
    onNotified(settings, ({ userId, notification }) => publish(topicOfUser(userId), notification)),
    onStatusesChanged(settings, ({ tenantId, statuses }) => publish(topicOfTenant(tenantId), statuses)),
  ];
  app.addHook('preClose', async () => {
    clearInterval(checking);
    for (const stop of stopTelling) stop();
  });
});

function topicOf(destination: string, { userId, tenantId }: SignedInUser): string | undefined {
  if (destination === stompDestinations.notifications) return topicOfUser(userId);
  return destination === stompDestinations.statuses ? topicOfTenant(tenantId) : undefined;
}
