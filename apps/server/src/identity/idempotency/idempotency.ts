import { hoursOfIdempotencyKey, replayedHeader } from '@waybill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { conflict, ProblemError } from '../../platform/problems.ts';
import { hourlyChore } from '../../platform/servers/hourly-chore.ts';
import type { Services } from '../../platform/services.ts';
import { claimKey, type EarlierCall, forgetExpiredKeys, freeKey, keepAnswer, noteOutcome } from './kept-answers.ts';
import { fingerprintOf, keyOfRequest, ruleOf } from './key-of-request.ts';
import { rightsOfCaller } from './rights-of-caller.ts';

const millisecondsOfHour = 3_600_000;
/** More than any answer of a single row; larger ones can be read by a call of their own. */
const longestKeptAnswer = 16_384;
/** For a request that is under way. */
const secondsToWait = 1;

/**
 * Writing calls with an Idempotency-Key are done once: when one is sent again, the first answer is given again
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotency = plugin<Services>(async (app, services) => {
  const { settings, clock, jwtSecret } = services;
  const keys = new WeakMap<FastifyRequest, { readonly key: string; readonly fingerprint: string }>();
  const claims = new WeakMap<FastifyRequest, number>();
  await app.register(
    hourlyChore('idempotency keys', () => forgetExpiredKeys(settings, clock())),
    services,
  );

  // Before the body is validated, which may change it.
  app.addHook('preValidation', async (request) => {
    if (request.userIfSignedIn() === undefined) return;
    const key = keyOfRequest(request);
    if (key !== undefined) keys.set(request, { key, fingerprint: fingerprintOf(request, jwtSecret) });
  });

  app.addHook('preHandler', async (request, reply) => {
    const sent = keys.get(request);
    if (sent === undefined) return;
    const user = request.signedInUser();
    const now = clock();
    const expiresAt = new Date(now.getTime() + hoursOfIdempotencyKey * millisecondsOfHour);
    const owner = { userId: user.userId, tokenId: user.token?.id ?? null };
    const claimed = await claimKey(settings, { ...owner, ...sent, serverId: app.presence.id, now, expiresAt });
    if (typeof claimed === 'number') {
      claims.set(request, claimed);
      return;
    }
    assertRepeatable(claimed, sent.fingerprint);
    if (claimed.rights !== (await rightsOfCaller(settings, user))) throw rightsChanged();
    return replay(reply, claimed);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const id = claims.get(request);
    if (id === undefined) return payload;
    claims.delete(request);
    await settle(request, reply, id, payload).catch((error: unknown) =>
      request.log.error({ err: error }, 'the answer to an idempotency key could not be kept'),
    );
    return payload;
  });

  async function settle(request: FastifyRequest, reply: FastifyReply, id: number, payload: unknown): Promise<void> {
    const { statusCode: status } = reply;
    if (passing.has(status)) return await freeKey(settings, id);
    if (status >= 499) return await noteOutcome(settings, id, 'unknown');
    const contentType = headerOf(reply, 'content-type');
    const body = textOf(payload, contentType);
    const isSecret = ruleOf(request) === 'told' && status < 400;
    if (isSecret || body === undefined || Buffer.byteLength(body ?? '') > longestKeptAnswer) {
      return await noteOutcome(settings, id, 'not kept');
    }
    const location = headerOf(reply, 'location');
    const rights = await rightsOfCaller(settings, request.signedInUser());
    await keepAnswer(settings, id, { status, contentType, location, body }, rights);
  }
});

/** Refusals that say "not now": nothing was changed, and later the answer may be another one. */
const passing: ReadonlySet<number> = new Set([409, 429]);

const isText = (contentType: string | null): boolean => /json|^text\//.test(contentType ?? '');

/** The text of an answer; null without one, undefined for one of another kind. */
function textOf(payload: unknown, contentType: string | null): string | null | undefined {
  if (payload === undefined || payload === null) return null;
  if (Buffer.isBuffer(payload) && isText(contentType)) return payload.toString();
  return typeof payload === 'string' ? payload : undefined;
}

const headerOf = (reply: FastifyReply, name: string): string | null => reply.getHeader(name)?.toString() ?? null;

function replay(reply: FastifyReply, { status, content_type: contentType, location, body }: EarlierCall): FastifyReply {
  reply.code(status ?? 200).header(replayedHeader, 'true');
  if (location !== null) reply.header('location', location);
  if (contentType !== null) reply.header('content-type', contentType);
  return reply.send(body === null ? undefined : Buffer.from(body));
}

/** @throws ProblemError for a call that cannot be answered with what is kept of the earlier one. */
function assertRepeatable({ fingerprint, state, server_id: serverId }: EarlierCall, now: string): void {
  if (fingerprint !== now) {
    throw new ProblemError({
      title: 'Unprocessable Content',
      status: 422,
      detail: `This Idempotency-Key came with another request before. Send each request with a key of its own, and the same one only to repeat it.`,
    });
  }
  if (state === 'under way' && serverId !== null) {
    const detail = `The first request with this Idempotency-Key is still under way. Try again in a moment.`;
    throw new ProblemError(conflict(detail).problem, secondsToWait);
  }
  if (state === 'not kept') {
    throw conflict(
      `The first request with this Idempotency-Key was done. Its answer is not kept, because it shows a secret or is too large.`,
    );
  }
  if (state !== 'answered') {
    throw conflict(
      `The first request with this Idempotency-Key was interrupted, and it is not known whether it was done. Look whether it was, and send it with a new key if not.`,
    );
  }
}

const rightsChanged = () =>
  conflict(
    `The first request with this Idempotency-Key was done. Your rights have changed since then, so its answer is not shown again.`,
  );
