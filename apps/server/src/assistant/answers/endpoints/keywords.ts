import { getKeywords } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { assertAssistantOpen } from '../../assistant-open.ts';
import { askerOf } from '../asker-of.ts';
import { questionReaderOf } from '../question-readers.ts';

const most = 5_000;

export function keywordRoutes(app: FastifyInstance, services: Services): void {
  route(app, getKeywords, async ({ query, user, reply }) => {
    await assertAssistantOpen(services.settings, user);
    const asker = await askerOf(services, user, query);
    const reader = await questionReaderOf(services, asker, callSignal(reply));
    return reader.names(query.language).slice(0, most);
  });
}
