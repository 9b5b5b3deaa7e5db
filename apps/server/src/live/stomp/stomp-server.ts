import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSignedInUser, type TokenClaims } from '../../identity/sign-in/find-signed-in-user.ts';
import { fewAMinute } from '../../platform/http/rate-limit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { endWhenGone } from './end-when-gone.ts';
import { StompFault } from './frame.ts';
import { Hub } from './hub.ts';
import { OpenConnections } from './open-connections.ts';
import { isPermittedOrigin } from './permitted-origin.ts';
import { StompConnection } from './stomp-connection.ts';
import type { StompSurroundings } from './stomp-surroundings.ts';

/** What is served at a path. */
export type StompOffer = Pick<StompSurroundings, 'topicOf' | 'take' | 'frameBytes' | 'mostUnsentBytes'> & {
  readonly path: string;
};

const beat = 10_000;
const timeToConnect = 10_000;
const sessionCheck = 5_000;
const mostConnections = 20;
const betweenPings = 60_000;
/** New connections from one address: an office whose clients all reconnect every few seconds stays below it. */
const mostOpenedAMinute = 3_000;

/** The signed-in user of a token; undefined if the token is not valid. */
export async function userOfToken(
  app: FastifyInstance,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  token: string,
): Promise<SignedInUser | undefined> {
  const claims = claimsOf(app, token);
  return claims === undefined ? undefined : findSignedInUser(settings, claims, clock());
}

/** What a token says; undefined if this server did not sign it. Whether its session is still open is another question. */
export function claimsOf(app: FastifyInstance, token: string): TokenClaims | undefined {
  try {
    return app.jwt.verify<TokenClaims>(token);
  } catch {
    return undefined;
  }
}

/** What a STOMP server can do with its clients. */
interface StompService {
  /** Sends a message to everybody who listens to the topic on this server. */
  readonly publish: (topic: string, message: unknown) => void;
  /** Asks all clients to connect again. */
  readonly restart: () => void;
}

/** Serves STOMP over a WebSocket at a path, and at `/websocket` below it, where SockJS clients look for it. */
export function serveStomp(app: FastifyInstance, services: Services, { path, ...offer }: StompOffer): StompService {
  const { settings, clock, publicUrl, origins } = services;
  const hub = new Hub();
  const connections = new OpenConnections();

  const admit = ({ userId }: SignedInUser) => {
    if (connections.countOf(userId) >= mostConnections) throw new StompFault('There are too many connections');
  };

  const refuseForeignOrigin = async ({ headers, host }: FastifyRequest) => {
    if (!isPermittedOrigin(headers.origin, { publicUrl: publicUrl(), servedHost: host, further: origins ?? [] })) {
      throw forbidden('Live messages are for pages of this portal only. WAYBILL_ORIGINS can permit other origins.');
    }
  };
  for (const address of [path, `${path}/websocket`]) {
    const options = { websocket: true, schema: { hide: true }, ...fewAMinute(mostOpenedAMinute) } as const;
    app.get(address, { ...options, onRequest: refuseForeignOrigin }, (socket) => {
      const connection = new StompConnection({
        ...offer,
        hub,
        findUser: (token) => userOfToken(app, services, token),
        admit,
        beat,
        send: (text) => socket.send(text),
        unsentBytes: () => socket.bufferedAmount,
        close: (code) => socket.close(code),
        terminate: () => socket.terminate(),
        pause: () => socket.pause(),
        resume: () => socket.resume(),
        onFault: (error) => app.log.error({ err: error }, 'a frame of a live connection could not be handled'),
      });
      connections.add(connection);
      const silent = setTimeout(() => {
        if (!connection.isIntroduced) connection.fail(new StompFault('CONNECT did not come'));
      }, timeToConnect);
      socket.on('message', (data: Buffer) => connection.receive(data));
      const stopPings = endWhenGone(socket, betweenPings);
      socket.on('close', () => {
        clearTimeout(silent);
        stopPings();
        connections.remove(connection);
      });
    });
  }

  const check = async () => {
    connections.closeSlow();
    await connections
      .closeEnded(settings, clock())
      .catch((error: unknown) => app.log.error({ err: error }, 'closing live sessions failed'));
  };
  const checking = setInterval(check, sessionCheck);
  // Calls that change something may end sessions, so connections are checked after them; data calls do not.
  app.addHook('onResponse', async ({ method, url }) => {
    if (method !== 'GET' && !url.includes('/aidashboards/')) await check();
  });
  app.addHook('preClose', async () => clearInterval(checking));
  return {
    publish: (topic, message) => {
      hub.publish(topic, message);
      connections.closeSlow();
    },
    restart: () => connections.restart(),
  };
}
