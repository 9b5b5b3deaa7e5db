import fastifyJwt from '@fastify/jwt';
import plugin from 'fastify-plugin';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { sessionOver, unauthorized } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { findSignedInUser, type TokenClaims } from './find-signed-in-user.ts';
import { sessionEndOf } from './session-end.ts';
import type { OpenSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The token that opens this session. */
    tokenFor(session: OpenSession): string;
  }
  interface FastifyRequest {
    /** Finds the user of the request's token. Throws 401 without a valid one. */
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

/** Tokens contain the session's id and their own; the session in the database decides whether they are still valid. */
export const authentication = plugin<Services>(async (app, { settings, clock, jwtSecret }) => {
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
