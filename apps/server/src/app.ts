import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authentication } from './plugins/app/authentication.ts';
import { backgroundReports } from './plugins/app/background-reports.ts';
import { errorAnswers } from './plugins/app/error-answers.ts';
import { goodbye } from './plugins/app/goodbye.ts';
import { invoiceFetches } from './plugins/app/invoice-fetches.ts';
import { issueText } from './plugins/app/issue-text.ts';
import { jsonBodies } from './plugins/app/json-bodies.ts';
import { liveMessages } from './plugins/app/live-messages.ts';
import { maintenance } from './plugins/app/maintenance.ts';
import { metricsEndpoint } from './plugins/app/metrics.ts';
import { oneHost } from './plugins/app/one-host.ts';
import { slowRequests } from './plugins/app/slow-requests.ts';
import { compression } from './plugins/external/compression.ts';
import { openApi } from './plugins/external/open-api.ts';
import { requestLimit } from './plugins/external/rate-limit.ts';
import { readableAddress } from './plugins/external/readable-address.ts';
import { securityHeaders } from './plugins/external/security-headers.ts';
import { answerUnreadable } from './plugins/external/unreadable-request.ts';
import { webApp } from './plugins/external/web-app.ts';
import { allRoutes } from './routes/all-routes.ts';
import type { Services } from './services.ts';

/** For opening and for closing, which answers what is under way. */
const longestStep = 60_000;
const mebibyte = 1_048_576;
/** A large file on a slow line; who sends slower holds a connection for nothing. */
const longestRequest = 10 * 60_000;
/** A key of 200 characters, each written as four percent codes. */
const longestParameter = 2_400;
/** An address with 3,000 filter values, each of them long. */
const longestHeader = mebibyte / 4;

/** The whole application on open databases: external plugins, own plugins, routes, one error handler. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(services.logger ? { loggerInstance: services.logger } : {}),
    // Short enough to be read out, and not the same again after a restart, as a count would be.
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: (_address, hop) => hop < (services.trustedProxies ?? 0),
    bodyLimit: 2 * mebibyte,
    http: { maxHeaderSize: longestHeader },
    requestTimeout: longestRequest,
    rewriteUrl: readableAddress,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    pluginTimeout: longestStep,
    forceCloseConnections: 'idle',
  });
  z.config({ customError: issueText });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(goodbye);
  await app.register(errorAnswers, services);
  await app.register(jsonBodies);
  await app.register(securityHeaders, services);
  await app.register(oneHost);
  await app.register(requestLimit, { requestsPerMinute: services.requestsPerMinute });
  await app.register(compression);
  await app.register(metricsEndpoint, services);
  await app.register(slowRequests, services);
  await app.register(authentication, services);
  await app.register(maintenance, services);
  await app.register(openApi);
  await app.register(liveMessages, services);
  await app.register(backgroundReports, services);
  await app.register(invoiceFetches, services);
  await app.register(async (scope) => allRoutes(scope, services));
  if (services.webDirectory !== undefined)
    await app.register(webApp, { ...services, webDirectory: services.webDirectory });
  return app;
}
