import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { alerts } from '../alerts/alerts.ts';
import { alertsEndpoints } from '../alerts/endpoints.ts';
import { analysisEndpoints } from '../analysis/endpoints.ts';
import { retentionOfConversations } from '../assistant/conversations/retention.ts';
import { assistantEndpoints } from '../assistant/endpoints.ts';
import { chatMessages } from '../assistant/wire/chat-messages.ts';
import { authentication } from '../identity/authentication/authentication.ts';
import { identityEndpoints } from '../identity/endpoints.ts';
import { idempotency } from '../identity/idempotency/idempotency.ts';
import { intakeEndpoints } from '../intake/endpoints.ts';
import { invoiceFetches } from '../intake/fetches/invoice-fetches.ts';
import { overduePackages } from '../intake/loads/deliveries/overdue-packages.ts';
import { invoicingEndpoints } from '../invoicing/endpoints.ts';
import { lateInvoices } from '../invoicing/ledger/late-invoices.ts';
import { liveEndpoints } from '../live/endpoints.ts';
import { maintenance } from '../live/maintenance/closed-pages.ts';
import { liveMessages } from '../live/stomp/live-messages.ts';
import { webSockets } from '../live/stomp/web-sockets.ts';
import { webhookDeliveries } from '../live/webhooks/webhook-deliveries.ts';
import { scheduledBackups } from '../operation/backup/scheduled-backups.ts';
import { operationEndpoints } from '../operation/endpoints.ts';
import { organisationEndpoints } from '../organisation/endpoints.ts';
import { planningEndpoints } from '../planning/endpoints.ts';
import { platformEndpoints } from '../platform/endpoints.ts';
import { abandonedFiles } from '../platform/files/abandoned-files.ts';
import { compression } from '../platform/http/compression.ts';
import { drain } from '../platform/http/drain.ts';
import { goodbye } from '../platform/http/goodbye.ts';
import { issueText } from '../platform/http/issue-text.ts';
import { jsonBodies } from '../platform/http/json-bodies.ts';
import { oneHost } from '../platform/http/one-host.ts';
import { openApi } from '../platform/http/open-api.ts';
import { plainBodies } from '../platform/http/plain-bodies.ts';
import { requestLimit } from '../platform/http/rate-limit.ts';
import { readableAddress } from '../platform/http/readable-address.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { slowRequests } from '../platform/http/slow-requests.ts';
import { unreadAnswers } from '../platform/http/unread-answers.ts';
import { answerUnreadable } from '../platform/http/unreadable-request.ts';
import { validation } from '../platform/http/validation.ts';
import { webApp } from '../platform/http/web-app.ts';
import { metricsEndpoint } from '../platform/metrics/metrics-endpoint.ts';
import { Readers } from '../platform/reading/readers.ts';
import { newestData } from '../platform/servers/newest-data.ts';
import { newsOfServers } from '../platform/servers/news-of-servers.ts';
import { presence } from '../platform/servers/presence.ts';
import type { Services } from '../platform/services.ts';
import { requestSpans } from '../platform/telemetry/request-spans.ts';
import { claimDeadlines } from '../recovery/claim-deadlines/claim-deadlines.ts';
import { recoveryEndpoints } from '../recovery/endpoints.ts';
import { findingsForQueries } from '../recovery/exceptions/findings-for-queries.ts';
import { workLedger } from '../recovery/ledger-reports/work-ledger.ts';
import { keptPromises } from '../recovery/rule-packs/kept-promises.ts';
import { keptFindings } from '../recovery/stored-findings/keep-findings.ts';
import { backgroundReports } from '../reports/background-reports.ts';
import { scheduledExports } from '../reports/data-exports/scheduled-exports.ts';
import { reportsEndpoints } from '../reports/endpoints.ts';
import { startEndpoints } from './endpoints.ts';
import { errorAnswers } from './error-answers.ts';

/** For starting, and for closing, which finishes requests in progress. */
const longestStep = 60_000;
const mebibyte = 1_048_576;
/** Enough for a large file on a slow connection; slower senders only occupy a connection. */
const longestRequest = 10 * 60_000;
/** A key of 200 characters, each written as four percent codes. */
const longestParameter = 2_400;
/** An address with 3,000 long filter values. */
const longestHeader = mebibyte / 4;

/** The domains, each on those before it: docs/architecture.md. */
const domains = [
  platformEndpoints,
  identityEndpoints,
  organisationEndpoints,
  liveEndpoints,
  analysisEndpoints,
  intakeEndpoints,
  reportsEndpoints,
  invoicingEndpoints,
  recoveryEndpoints,
  planningEndpoints,
  alertsEndpoints,
  assistantEndpoints,
  operationEndpoints,
  startEndpoints,
];

/** The whole application on open databases: external plugins, own plugins, routes, one error handler. */
export async function createApp(given: Services): Promise<FastifyInstance> {
  const readers = new Readers();
  const services: Services = { readers, workLedger, findingsForQueries, ...given };
  const app: FastifyInstance = Fastify({
    ...(services.logger ? { loggerInstance: services.logger } : {}),
    // Short enough to read out, and, unlike a counter, not repeated after a restart.
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
  app.setValidatorCompiler(validation);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onClose', async () => readers.close());
  await app.register(drain);
  await app.register(goodbye);
  await app.register(newsOfServers, services);
  await app.register(presence, services);
  await app.register(errorAnswers, services);
  await app.register(plainBodies);
  await app.register(jsonBodies);
  await app.register(securityHeaders, services);
  await app.register(oneHost);
  await app.register(requestLimit, services);
  await app.register(unreadAnswers, services);
  await app.register(compression);
  await app.register(metricsEndpoint, services);
  await app.register(slowRequests, services);
  if (services.telemetry !== undefined) await app.register(requestSpans);
  await app.register(authentication, services);
  await app.register(maintenance, services);
  await app.register(newestData, services);
  await app.register(idempotency, services);
  await app.register(openApi);
  await app.register(webSockets);
  await app.register(liveMessages, services);
  await app.register(chatMessages, services);
  await app.register(backgroundReports, services);
  await app.register(invoiceFetches, services);
  await app.register(scheduledExports, services);
  await app.register(abandonedFiles, services);
  await app.register(lateInvoices, services);
  await app.register(keptFindings, services);
  await app.register(claimDeadlines, services);
  await app.register(alerts, services);
  await app.register(webhookDeliveries, services);
  await app.register(overduePackages, services);
  await app.register(keptPromises, services);
  await app.register(retentionOfConversations, services);
  await app.register(scheduledBackups, services);
  await app.register(async (scope) => {
    for (const addEndpoint of domains.flat()) addEndpoint(scope, services);
  });
  if (services.webDirectory !== undefined)
    await app.register(webApp, { ...services, webDirectory: services.webDirectory });
  return app;
}
