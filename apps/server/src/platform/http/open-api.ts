import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The description of every call, made from the contract, at /docs for callers with a session token. */
export const openApi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Waybill', version: '1', description: 'Every call of the portal.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: { onRequest: async (request) => request.authenticate() },
  });
});
