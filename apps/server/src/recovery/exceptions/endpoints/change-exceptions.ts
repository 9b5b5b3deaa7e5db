import type { changeChargeExceptions, changeTrackingExceptions } from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { changeFindings } from '../change-findings.ts';

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
