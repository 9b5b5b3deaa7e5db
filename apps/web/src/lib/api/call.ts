import { newKey, pathOf } from '@waybill/client';
import {
  type Endpoint,
  endOfProblemType,
  idempotencyKeyHeader,
  isProblem,
  regenerateToken,
  type SessionEnd,
} from '@waybill/contract';
import type { z } from 'zod';
import { clearSession, currentToken, isLeaving } from '../signed-in/session-store.ts';
import { tenantHeaders } from '../signed-in/tenant.ts';
import { wasRenewed } from '../signed-in/token-age.ts';
import { ApiError, isSessionLost } from './api-error.ts';
import { jsonOf } from './json-of.ts';
import type { RequestParts } from './request-of.ts';

const sessionLostListeners = new Set<(end: SessionEnd | undefined) => void>();

/** Calls back when a call finds the session gone, and why; the stored session is already cleared then. */
export function onSessionLost(listener: (end: SessionEnd | undefined) => void): () => void {
  sessionLostListeners.add(listener);
  return () => sessionLostListeners.delete(listener);
}

/**
 * Calls an endpoint of the contract. The server writes its answers by the contract, so that they are not checked again
 * here; the schemas are not even in the browser (`lean-contract.ts`). Throws an `ApiError` for every failure, and for
 * an answer of something else on the way; a lost session is cleared and announced first.
 */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  parts: RequestParts<P, Q, B>,
  signal?: AbortSignal,
): Promise<z.output<A>> {
  return (await callVersioned(endpoint, parts, signal)).answer;
}

/** What figures were read from: a number that grows with every load. */
const dataVersionHeader = 'X-Data-Version';

/** Calls an endpoint for figures; also returns the version of the data. Throws as `call` does. */
export async function callVersioned<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  parts: RequestParts<P, Q, B>,
  signal?: AbortSignal,
): Promise<{ readonly answer: z.output<A>; readonly dataVersion: number }> {
  const response = await goodAnswer(endpoint, parts, signal);
  const answer = jsonOf(await response.text());
  if (answer === undefined) throw new ApiError(200, `The answer of ${endpoint.name} could not be read.`);
  return { answer: answer as z.output<A>, dataVersion: Number(response.headers.get(dataVersionHeader) ?? 0) };
}

/** Calls an endpoint whose answer is a file; throws as `call` does. */
export async function callText<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  parts: RequestParts<P, Q, B>,
  signal?: AbortSignal,
): Promise<string> {
  return (await callFile(endpoint, parts, signal)).text();
}

/** Calls an endpoint whose answer is a file of any kind; throws as `call` does. */
export async function callFile<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  parts: RequestParts<P, Q, B>,
  signal?: AbortSignal,
): Promise<Blob> {
  return (await goodAnswer(endpoint, parts, signal)).blob();
}

/** What a request carries. */
interface Carried {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Sends a call, and again when another tab has renewed the token while it was in progress. */
async function goodAnswer(endpoint: Endpoint, parts: Carried, signal: AbortSignal | undefined): Promise<Response> {
  const token = currentToken();
  const response = await reached(endpoint, parts, signal);
  if (response.ok) return response;
  const mayBeOutdated = response.status === 401 && token !== undefined && endpoint.name !== regenerateToken.name;
  if (mayBeOutdated && (await wasRenewed(token))) return goodAnswer(endpoint, parts, signal);
  throw failure(response, await response.text(), token);
}

/**
 * Sends a call, and once more if the connection broke: it may have been done all the same, so that calls which may
 * change something have a key by which the server recognises them.
 */
async function reached(endpoint: Endpoint, parts: Carried, signal: AbortSignal | undefined): Promise<Response> {
  const { method, path } = endpoint;
  const isRead = method === 'GET';
  const headers = { ...headersOf(parts), ...(isRead ? {} : { [idempotencyKeyHeader]: newKey() }) };
  const body = parts.body === undefined ? null : JSON.stringify(parts.body);
  const send = () => fetch(pathOf(path, parts), { method, headers, body, signal: signal ?? null });
  try {
    return await send().catch((error: unknown) => {
      if (isRead || signal?.aborted) throw error;
      return sentAgain(send);
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  }
}

const millisecondsBetween = 500;
const mostRepeats = 10;

/** Repeats a call, for as long as the server is at work on the first one. */
async function sentAgain(send: () => Promise<Response>): Promise<Response> {
  for (let repeats = 1; ; repeats += 1) {
    await new Promise((resolve) => setTimeout(resolve, millisecondsBetween));
    const response = await send();
    const isUnderWay = response.status === 409 && response.headers.has('Retry-After');
    if (!isUnderWay || repeats === mostRepeats) return response;
  }
}

function headersOf({ body }: Carried): Record<string, string> {
  const token = currentToken();
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...tenantHeaders(),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
}

/** A session counts as lost when its token was refused, not when that of an earlier one was. */
function failure(response: Response, text: string, token: string | undefined): ApiError {
  const answer = jsonOf(text);
  const error = isProblem(answer)
    ? new ApiError(response.status, answer.detail, answer)
    : new ApiError(response.status, 'Server Error');
  if (isSessionLost(error) && token !== undefined && token === currentToken() && !isLeaving(token)) {
    clearSession();
    const end = endOfProblemType(error.problem?.type);
    for (const listener of sessionLostListeners) listener(end);
  }
  return error;
}
