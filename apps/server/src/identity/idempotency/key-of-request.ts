import { createHmac } from 'node:crypto';
import { idempotencyKeyHeader, repeatRuleOf } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import { badRequest } from '../../platform/problems.ts';

/** 1 to 255 visible ASCII characters; in quotation marks, as the header's draft writes them, or without. */
const written = /^(?:"([\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/;

/** The key with which a writing call came; undefined without one, and for calls that need none. */
export function keyOfRequest(request: FastifyRequest): string | undefined {
  const header = request.headers[idempotencyKeyHeader.toLowerCase()];
  if (header === undefined || ruleOf(request) === 'done again') return undefined;
  const [, quoted, plain] = written.exec(String(header)) ?? [];
  const key = quoted ?? plain;
  if (key !== undefined) return key;
  const message = 'must be 1 to 255 visible ASCII characters, such as a UUID';
  throw badRequest(`The header ${idempotencyKeyHeader} ${message}.`, [{ field: idempotencyKeyHeader, message }]);
}

/** How a call is repeated. */
export const ruleOf = ({ method, routeOptions: { url = '' } }: FastifyRequest) => repeatRuleOf({ method, path: url });

/**
 * By what it is recognised whether a request is the same: method, address and body. Keyed with the server's secret,
 * since a body may hold a password that could be guessed. Of an uploaded file only the length is known.
 */
export function fingerprintOf(request: FastifyRequest, secret: string): string {
  const { method, url, headers, body } = request;
  const content = isStream(body) ? { bytes: headers['content-length'] } : { body };
  return createHmac('sha256', secret)
    .update(JSON.stringify(['idempotency', method, url, content]))
    .digest('hex');
}

const isStream = (body: unknown): boolean => typeof body === 'object' && body !== null && 'pipe' in body;
