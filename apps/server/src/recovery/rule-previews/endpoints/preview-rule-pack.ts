import { previewRulePack } from '@waybill/contract';
import { FairLine } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { largestTableBody } from '../../../platform/reading/uploaded-table.ts';
import type { Services } from '../../../platform/services.ts';
import { previewRules } from '../preview-rules.ts';

const previewsAtATime = 1;

/** What an import of rules would change. One preview works at a time, because it searches and rates twice. */
export function previewRulePackRoute(app: FastifyInstance, services: Services): void {
  const line = new FairLine(previewsAtATime);
  route(
    app,
    previewRulePack,
    ({ body, user, reply }) => {
      const signal = callSignal(reply);
      return line.run(String(user.userId), () => previewRules(services, user, body, signal), signal);
    },
    { bodyLimit: largestTableBody },
  );
}
