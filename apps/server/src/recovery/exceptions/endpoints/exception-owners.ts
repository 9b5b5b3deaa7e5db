import type { chargeExceptionOwners, trackingExceptionOwners } from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { findingOwners } from '../finding-owners.ts';

export function exceptionOwnersRoute(
  app: FastifyInstance,
  { settings }: Services,
  endpoint: typeof trackingExceptionOwners | typeof chargeExceptionOwners,
  level: ExceptionLevel,
): void {
  route(app, endpoint, ({ user }) => findingOwners(settings, user, level));
}
