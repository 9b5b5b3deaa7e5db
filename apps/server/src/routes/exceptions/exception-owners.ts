import type { chargeExceptionOwners, trackingExceptionOwners } from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { findingOwners } from '../../exceptions/finding-owners.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function exceptionOwnersRoute(
  app: FastifyInstance,
  { settings }: Services,
  endpoint: typeof trackingExceptionOwners | typeof chargeExceptionOwners,
  level: ExceptionLevel,
): void {
  route(app, endpoint, ({ user }) => findingOwners(settings, user, level));
}
