import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type ApiDescription, clientFile } from '@waybill/client/written';
import {
  hoursOfIdempotencyKey,
  idempotencyKeyHeader,
  repeatRuleOf,
  replayedHeader,
  tokenRuleOf,
} from '@waybill/contract';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { exampleBodies } from './open-api-examples.ts';

const description =
  'Every call of the portal. Send an API token (wbt_…) as `Authorization: Bearer`; docs/api.md explains how to get one.';

/**
 * The description of every call, made from the contract, at /docs for callers with the token of a session or an API token;
 * and a client for TypeScript, made from the description.
 */
export const openApi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Waybill', version: '1', description },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API token, which begins with wbt_, or the token of a session.',
          },
        },
      },
    },
    transform: withExamples,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: { onRequest: async (request) => request.authenticate() },
  });
  let client: Promise<string> | undefined;
  app.get(
    '/docs/waybill.ts',
    { schema: { hide: true }, onRequest: async (request) => request.authenticate() },
    async (_, reply) => {
      client ??= clientFile(published(app.swagger()), isForClients);
      return reply.type('text/plain; charset=utf-8').send(await client);
    },
  );
});

/** A description as programs read it. */
const published = (description: object): ApiDescription => JSON.parse(JSON.stringify(description));

/** Protocols of their own, for which there are libraries. */
const protocols = /^\/(mcp|scim\/.*|aiparcelweb\/api\/invoiceFiles\/uploads)$/;

/** Whether a program that has a token can make a call. */
const isForClients: Parameters<typeof clientFile>[1] = ({ method, path, operation }) => {
  const isOfProtocol = method !== 'GET' && protocols.test(path);
  return operation.security !== undefined && !tokenRuleOf({ method, path }).isForbidden && !isOfProtocol;
};

/** The schemas of a call for the description, with an example of its body, and its key if it can have one. */
const withExamples: typeof jsonSchemaTransform = (call) => {
  const { schema, url } = jsonSchemaTransform(call);
  // Routes without a schema are left out, and must stay without one.
  if (schema === undefined) return { schema, url };
  const example = exampleBodies[schema.operationId ?? ''];
  const body = example && { ...(schema.body as object | undefined), examples: [example] };
  const headers = takesKey(call.route.method, url, schema.security) ? keyHeader : undefined;
  return { schema: { ...schema, ...(body && { body }), ...(headers && { headers }) }, url };
};

const takesKey = (methods: string | readonly string[], path: string, security: unknown): boolean =>
  security !== undefined && [methods].flat().some((method) => repeatRuleOf({ method, path }) !== 'done again');

const keyHeader = {
  type: 'object',
  properties: {
    [idempotencyKeyHeader]: {
      type: 'string',
      maxLength: 255,
      description: `Up to 255 characters of your choice, such as a UUID. The request is done once; sent again with the same key within ${hoursOfIdempotencyKey} hours, it gets the first answer, with ${replayedHeader}: true.`,
    },
  },
};
