import type { changeChargeExceptions, changeTrackingExceptions } from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../data/call-signal.ts';
import { changeFindings } from '../../exceptions/change-findings.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function changeExceptionsRoute(
  app: FastifyInstance,
  services: Services,
  endpoint: typeof changeTrackingExceptions | typeof changeChargeExceptions,
  level: ExceptionLevel,
): void {
  route(app, endpoint, async ({ body, user, reply }) => ({
    changed: await changeFindings(services, user, level, body, callSignal(reply)),
  }));
}
