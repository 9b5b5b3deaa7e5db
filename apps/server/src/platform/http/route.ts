import type {} from '@fastify/compress';
import { type Access, type Endpoint, pagesOfCall } from '@waybill/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { forbidden } from '../problems.ts';
import { AnswerPieces } from './answer-pieces.ts';
import { askedBy } from './asker.ts';
import { assertBelongs } from './assert-belongs.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { assertTokenMay, tokenText } from './token-scope.ts';

/** What a handler gets: the validated parts of the request, and the caller. */
export interface Call<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  /** The signed-in user. Throws 401 on a public endpoint, where there is none. */
  readonly user: SignedInUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON text that was written elsewhere (by DuckDB) and is sent unchanged. */
export class JsonText {
  readonly parts: readonly (string | Buffer)[];

  constructor(...parts: readonly (string | Buffer)[]) {
    this.parts = parts;
  }
}

/** A text of another type than JSON. */
export class PlainText {
  readonly contentType: string;
  readonly text: string;

  constructor(contentType: string, text: string) {
    this.contentType = contentType;
    this.text = text;
  }
}

/** Serves an endpoint of the contract: its access is enforced and its request validated before the handler runs. */
export function route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Answer>,
  handler: (call: Call<Params, Query, Body>) => Promise<z.input<Answer> | JsonText | PlainText>,
  options: Pick<RouteShorthandOptions, 'config' | 'bodyLimit' | 'compress'> = {},
): void {
  const isPublic = endpoint.access === 'public';
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    ...(mayAnswerToken(endpoint.access) ? { compress: false } : {}),
    schema: schemaOf(endpoint),
    ...(isPublic ? {} : { onRequest: guardOf(app, endpoint) }),
    handler: async (request, reply) => {
      const call = {
        params: request.params as z.output<Params>,
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        get user() {
          return request.signedInUser();
        },
        request,
        reply,
      };
      const answer = await (isPublic ? handler(call) : askedBy(call.user, () => handler(call)));
      if (answer instanceof JsonText) return sendJson(reply, answer);
      return answer instanceof PlainText ? sendPlain(reply, answer) : reply.send(answer);
    },
  });
}

/**
 * What lets a request of an endpoint pass: a session or an API token, what the token may do, the endpoint's permissions,
 * and a page that is open.
 */
export function guardOf(app: FastifyInstance, endpoint: Endpoint): (request: FastifyRequest) => Promise<void> {
  const pages = typeof endpoint.access === 'string' ? [] : pagesOfCall(endpoint);
  return async (request) => {
    await request.authenticate();
    const user = request.signedInUser();
    assertTokenMay(endpoint, user);
    assertAccess(endpoint, user);
    await app.assertOpen(pages, user);
  };
}

/**
 * Whether responses stay uncompressed: an attacker who can make a browser send guesses can find out a secret in a
 * compressed response from its length (BREACH).
 */
const mayAnswerToken = (access: Access): boolean => access === 'public' || access === 'signed-in';

function schemaOf(endpoint: Endpoint): FastifySchema {
  return {
    summary: endpoint.summary,
    description: `Specified in ${specificationText(endpoint.source)}. Access: ${accessText(endpoint)}. ${tokenText(endpoint)}`,
    operationId: endpoint.name,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: endpoint.answer },
  };
}

const sendPlain = (reply: FastifyReply, { contentType, text }: PlainText): FastifyReply =>
  reply.header('content-type', `${contentType}; charset=utf-8`).send(Buffer.from(text));

/** Larger responses are sent in pieces, because a copy would need twice the memory. */
const mostBytesCopied = 1_048_576;

function sendJson(reply: FastifyReply, { parts }: JsonText): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  const buffers = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const bytes = buffers.reduce((sum, { length }) => sum + length, 0);
  return reply.send(bytes > mostBytesCopied ? new AnswerPieces(buffers) : Buffer.concat(buffers));
}

function accessText({ access, internalOnly }: Endpoint): string {
  const text = typeof access === 'string' ? access : access.join(' or ');
  return internalOnly ? `${text}, internal users only` : text;
}

function assertAccess({ access, ...rest }: Endpoint, user: SignedInUser): void {
  if (access === 'public' || access === 'signed-in') return;
  if (user.passwordDays <= 0) throw forbidden('Your Password has been expired. Please change the password');
  if (typeof access !== 'string') assertBelongs({ access, ...rest }, user);
}

const parts: Readonly<Record<string, string>> = {
  S1: 'docs/specification/1-dashboards.md',
  S2: 'docs/specification/2-grid-filters-reports.md',
  S3: 'docs/specification/3-shell-access-assistant.md',
};

/** Names the document behind a source such as `S3 section 4.3`, for readers of the API description. */
const specificationText = (source: string): string =>
  source.replaceAll(/S[123](?= section)/g, (part) => `${parts[part]},`);
