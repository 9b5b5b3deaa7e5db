import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { exampleBodies } from './open-api-examples.ts';

const description =
  'Every call of the portal. Send an API token (wbt_…) as `Authorization: Bearer`; docs/api.md explains how to get one.';

/** The description of every call, made from the contract, at /docs for callers with the token of a session or an API token. */
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
});

/** The schemas of a call for the description, with an example of its body where there is one. */
const withExamples: typeof jsonSchemaTransform = (call) => {
  const { schema, url } = jsonSchemaTransform(call);
  const example = exampleBodies[schema.operationId ?? ''];
  return example === undefined
    ? { schema, url }
    : { schema: { ...schema, body: { ...(schema.body as object | undefined), examples: [example] } }, url };
};
