import { askWhatIf, whatIfChoices } from '@waybill/contract';
import { FairLine } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../platform/http/call-signal.ts';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { answerWhatIf } from '../what-if/answer-what-if.ts';
import { whatIfChoicesOf } from '../what-if/what-if-choices.ts';

/** Rating keeps this thread busy. */
const atOnce = 1;

/** What packages would have cost with other prices. */
export function whatIfRoutes(app: FastifyInstance, services: Services): void {
  const line = new FairLine(atOnce);
  route(app, askWhatIf, ({ body, user, reply }) => {
    const signal = callSignal(reply);
    return line.run(String(user.userId), () => answerWhatIf(services, user, body, signal), signal);
  });
  route(app, whatIfChoices, ({ query, user }) => whatIfChoicesOf(services, user, query));
}
