import { getKeywords } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { callSignal } from '../../platform/http/call-signal.ts';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { assertAssistantOpen } from '../assistant-open.ts';
import { questionReaderOf } from './question-readers.ts';

const most = 5_000;

export function keywordRoutes(app: FastifyInstance, services: Services): void {
  route(app, getKeywords, async ({ query, user, reply }) => {
    await assertAssistantOpen(services.settings, user);
    const scope = await requestScope(services, user, { clientId: query.clientId, childClientIdsCSV: '' });
    const clients = (await readableClients(services.settings, user)).filter(({ id }) => id === query.clientId);
    const reader = await questionReaderOf(services, { scope, clients }, callSignal(reply));
    return reader.names(query.language).slice(0, most);
  });
}
