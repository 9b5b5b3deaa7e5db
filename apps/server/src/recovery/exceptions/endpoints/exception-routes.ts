import {
  changeChargeExceptions,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  exportChargeExceptions,
  exportTrackingExceptions,
  listChargeExceptions,
  listTrackingExceptions,
  tallyChargeExceptions,
  tallyTrackingExceptions,
  trackingClaimEvidence,
  trackingExceptionOwners,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { changeExceptionsRoute } from './change-exceptions.ts';
import { claimEvidenceRoute } from './claim-evidence.ts';
import { exceptionOwnersRoute } from './exception-owners.ts';
import { exportExceptionsRoute } from './export-exceptions.ts';
import { listExceptionsRoute } from './list-exceptions.ts';
import { tallyExceptionsRoute } from './tally-exceptions.ts';

/** The work on exceptions, by package and by charge. */
export function exceptionRoutes(app: FastifyInstance, services: Services): void {
  listExceptionsRoute(app, services, listTrackingExceptions, 'tracking');
  listExceptionsRoute(app, services, listChargeExceptions, 'charge');
  tallyExceptionsRoute(app, services, tallyTrackingExceptions, 'tracking');
  tallyExceptionsRoute(app, services, tallyChargeExceptions, 'charge');
  exportExceptionsRoute(app, services, exportTrackingExceptions, 'tracking');
  exportExceptionsRoute(app, services, exportChargeExceptions, 'charge');
  changeExceptionsRoute(app, services, changeTrackingExceptions, 'tracking');
  changeExceptionsRoute(app, services, changeChargeExceptions, 'charge');
  claimEvidenceRoute(app, services, trackingClaimEvidence);
  claimEvidenceRoute(app, services, chargeClaimEvidence);
  exceptionOwnersRoute(app, services, trackingExceptionOwners, 'tracking');
  exceptionOwnersRoute(app, services, chargeExceptionOwners, 'charge');
}
