import { getKeywords } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { assertAssistantOpen } from '../../assistant-open.ts';
import { questionReaderOf } from '../question-readers.ts';
import { readerScopeOf } from '../reader-scope.ts';

const most = 5_000;

export function keywordRoutes(app: FastifyInstance, services: Services): void {
  route(app, getKeywords, async ({ query, user, reply }) => {
    await assertAssistantOpen(services.settings, user);
    const readerScope = await readerScopeOf(services, user, query);
    const reader = await questionReaderOf(services, readerScope, callSignal(reply));
    return reader.names(query.language).slice(0, most);
  });
}
