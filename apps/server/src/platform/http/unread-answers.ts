import { ReadStream } from 'node:fs';
import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { AnswerPieces, pieceBytes } from './answer-pieces.ts';
import { AnswersBegun } from './answers-begun.ts';
import { callSignal } from './call-signal.ts';
import { HeldAnswers } from './held-answers.ts';

const mebibyte = 1_048_576;
/** Four of the largest answers for one user, twelve for all. */
const budget = { ofOne: 128 * mebibyte, ofAll: 384 * mebibyte };
/** Two kilobytes a second, slower than any real connection. */
const pace = { bytes: 240_000, milliseconds: 120_000 };
const millisecondsBetweenChecks = 10_000;
const patience = { longest: 30_000, withoutProgress: 5_000, betweenLooks: 50 };
/** The calls whose answers can be large. */
const dataCalls = /\/aidashboards\/(data|getRows)\//;
/** Longer text is sent in pieces, so that the pace of its reader can be measured. */
const mostBytesAtOnce = 2 * pieceBytes;

declare module 'fastify' {
  interface FastifyRequest {
    /** How long it waited for its user's earlier answers to be prepared, in milliseconds. */
    waitedMs: number;
  }
}

/** Limits responses that clients request but do not read, which would otherwise fill the memory. */
export const unreadAnswers = plugin<Pick<Services, 'unreadAnswers'>>(async (app, services) => {
  const limits = services.unreadAnswers ?? { budget, pace, millisecondsBetweenChecks };
  const held = new HeldAnswers(limits.budget, limits.pace);
  const begun = new AnswersBegun(held, patience);
  const madeOf = new WeakMap<FastifyRequest, () => void>();
  const checking = setInterval(() => held.endStalled(performance.now()), limits.millisecondsBetweenChecks);
  app.addHook('onClose', async () => clearInterval(checking));
  app.decorateRequest('waitedMs', 0);
  app.addHook('preHandler', async (request, reply) => {
    const user = request.userIfSignedIn();
    if (user === undefined || !dataCalls.test(request.routeOptions.url ?? '')) return;
    const { made, waitedMs } = await begun.begin(user.userId, callSignal(reply));
    request.waitedMs = waitedMs;
    madeOf.set(request, made);
    if (reply.raw.closed) made();
    else reply.raw.once('close', made);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    madeOf.get(request)?.();
    if (reply.statusCode >= 400) return payload;
    const answer = inPieces(payload);
    const bytes = bytesOf(answer);
    if (bytes === 0) return answer;
    const { socket } = request.raw;
    const asker = request.userIfSignedIn()?.userId ?? request.ip;
    const release = held.hold(
      { asker, bytes, taken: () => socket.bytesWritten, cutOff: () => socket.destroy() },
      performance.now(),
    );
    reply.raw.once('close', () => {
      release();
      begun.noteRoom(asker);
    });
    if (answer instanceof AnswerPieces) reply.header('content-length', bytes);
    return answer;
  });
});

function inPieces(payload: unknown): unknown {
  if (typeof payload === 'string' && payload.length > mostBytesAtOnce) return new AnswerPieces([Buffer.from(payload)]);
  return Buffer.isBuffer(payload) && payload.length > mostBytesAtOnce ? new AnswerPieces([payload]) : payload;
}

/** How much memory an answer takes. Files, from a disk or from other storage, are read piece by piece as they are sent. */
function bytesOf(answer: unknown): number {
  if (answer instanceof AnswerPieces) return answer.bytes;
  if (answer instanceof ReadStream || answer instanceof IncomingMessage) return pieceBytes;
  return typeof answer === 'string' || answer instanceof Uint8Array ? Buffer.byteLength(answer) : 0;
}
