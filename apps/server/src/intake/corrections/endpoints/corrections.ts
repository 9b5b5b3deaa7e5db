import { checkCorrections, listRejectedLines, loadCorrections } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { checkCorrectedLines, loadCorrectedLines } from '../correct-lines.ts';
import { listRejected } from '../rejected-lines.ts';

/** The lines of carrier files that cannot be read, and what users make of them. */
export function correctionRoutes(app: FastifyInstance, services: Services): void {
  route(app, listRejectedLines, ({ user, params, reply }) =>
    listRejected(services, user, params.id, callSignal(reply)),
  );

  route(app, checkCorrections, ({ user, params, body, reply }) =>
    checkCorrectedLines(services, user, params.id, body, callSignal(reply)),
  );

  route(app, loadCorrections, ({ user, params, body, request }) =>
    loadCorrectedLines(services, user, params.id, body, (error) => request.log.error({ err: error }, 'load failed')),
  );
}
