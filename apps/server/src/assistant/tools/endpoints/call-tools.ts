import { createMcpHandler } from '@modelcontextprotocol/server';
import { callTools } from '@waybill/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guardOf } from '../../../platform/http/route.ts';
import { type MakeCall, toolServer } from '../tool-server.ts';

/** What decides as whom a call is made. */
const passedOn = ['authorization', 'host'] as const;

/** The tools over HTTP: every tool makes its call to this app, as the caller and from their address. */
export function callToolsRoute(app: FastifyInstance): void {
  app.route({
    method: callTools.method,
    url: callTools.path,
    schema: { summary: callTools.summary, operationId: callTools.name, security: [{ bearer: [] }] },
    onRequest: guardOf(app, callTools),
    handler: async (request, reply) => {
      const handler = createMcpHandler(() => toolServer(callsOf(app, request)));
      try {
        const answer = await handler.fetch(
          new Request(new URL(callTools.path, 'http://waybill'), { method: 'POST', headers: headersOf(request) }),
          { parsedBody: request.body },
        );
        return await reply
          .code(answer.status)
          .headers(Object.fromEntries(answer.headers))
          .send(Buffer.from(await answer.arrayBuffer()));
      } finally {
        await handler.close();
      }
    },
  });
  // There are no sessions to listen to or to end, which the protocol says with this status.
  app.route({
    method: ['GET', 'DELETE'],
    url: callTools.path,
    schema: { hide: true },
    onRequest: guardOf(app, callTools),
    handler: async (_request, reply) => reply.code(405).header('allow', callTools.method).send(),
  });
}

const callsOf =
  (app: FastifyInstance, request: FastifyRequest): MakeCall =>
  async ({ method, url, body }) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: request.ip,
      headers: Object.fromEntries(passedOn.map((name) => [name, request.headers[name] ?? ''])),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, text: answer.body };
  };

const headersOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
