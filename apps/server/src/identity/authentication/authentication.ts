import fastifyJwt from '@fastify/jwt';
import plugin from 'fastify-plugin';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { sessionOver, unauthorized } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { findSignedInUser, type TokenClaims } from '../sign-in/find-signed-in-user.ts';
import { sessionEndOf } from '../sign-in/session-end.ts';
import type { OpenSession } from '../sign-in/sessions.ts';
import { apiTokenIn } from '../tokens/secret.ts';
import { TokenLimit } from '../tokens/token-limit.ts';
import { userOfApiToken } from '../tokens/user-of-token.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The token that opens this session. */
    tokenFor(session: OpenSession): string;
  }
  interface FastifyRequest {
    /** Finds the user of the request's token. Throws 401 without a valid one, 429 if an API token makes too many calls. */
    authenticate(): Promise<void>;
    /** The user that `authenticate` found. Throws 401 before. */
    signedInUser(): SignedInUser;
    /** The user that `authenticate` found, if it did. */
    userIfSignedIn(): SignedInUser | undefined;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenClaims & { exp?: number };
  }
}

/**
 * Decides as whom every request is made. Tokens of sessions contain the session's id and their own; the session in the
 * database decides whether they are still valid. API tokens are looked up by their hash.
 */
export const authentication = plugin<Services>(async (app, services) => {
  const { settings, clock, jwtSecret, tokenRequestsPerMinute } = services;
  const limit = new TokenLimit(app, tokenRequestsPerMinute);
  const users = new WeakMap<object, SignedInUser>();
  await app.register(fastifyJwt, {
    secret: jwtSecret,
    decoratorName: 'tokenClaims',
    sign: { algorithm: 'HS256' },
    // The session in the database has its own expiry, by the server's clock.
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  app.decorate('tokenFor', ({ sessionId, tokenId, expiresAt }: OpenSession) =>
    app.jwt.sign({ sid: sessionId, tid: tokenId, exp: Math.floor(expiresAt.getTime() / 1000) }),
  );
  app.decorateRequest('authenticate', async function authenticate() {
    const secret = apiTokenIn(this.headers.authorization);
    if (secret !== undefined) {
      const user = await userOfApiToken(settings, {
        secret,
        address: this.ip,
        now: clock(),
        onKnown: (known) => users.set(this, known),
      });
      await limit.count(this, user.token.id);
      return;
    }
    const claims = await this.jwtVerify<TokenClaims>().catch(() => {
      throw unauthorized();
    });
    const user = await findSignedInUser(settings, claims, clock());
    if (user === undefined) throw sessionOver(await sessionEndOf(settings, claims, clock()));
    users.set(this, user);
  });
  app.decorateRequest('userIfSignedIn', function userIfSignedIn() {
    return users.get(this);
  });
  app.decorateRequest('signedInUser', function signedInUser() {
    const found = users.get(this);
    if (found === undefined) throw unauthorized();
    return found;
  });
});
