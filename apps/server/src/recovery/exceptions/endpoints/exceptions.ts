import {
  changeChargeExceptions,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  trackingClaimEvidence,
  trackingExceptionOwners,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { changeFindings } from '../change-findings.ts';
import { claimEvidence } from '../claim-evidence.ts';
import { findingOwners } from '../finding-owners.ts';

/** Working on exceptions, by package and by charge: who owns them, their state, and what supports a claim. */
export function exceptionRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse } = services;

  route(app, changeTrackingExceptions, async ({ body, user, reply }) => ({
    changed: await changeFindings(services, user, 'tracking', body, callSignal(reply)),
  }));
  route(app, changeChargeExceptions, async ({ body, user, reply }) => ({
    changed: await changeFindings(services, user, 'charge', body, callSignal(reply)),
  }));

  for (const endpoint of [trackingClaimEvidence, chargeClaimEvidence]) {
    route(app, endpoint, async ({ query, user, reply }) =>
      claimEvidence(query, await readableClients(settings, user), warehouse, callSignal(reply)),
    );
  }

  route(app, trackingExceptionOwners, ({ user }) => findingOwners(settings, user, 'tracking'));
  route(app, chargeExceptionOwners, ({ user }) => findingOwners(settings, user, 'charge'));
}
