import {
  changeChargeExceptions,
  changeClaims,
  changeTrackingExceptions,
  chargeClaimEvidence,
  chargeExceptionOwners,
  claimOwners,
  trackingClaimEvidence,
  trackingExceptionOwners,
  undoChargeExceptions,
  undoClaims,
  undoTrackingExceptions,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { changeFindings } from '../change-findings.ts';
import { claimEvidence } from '../claim-evidence.ts';
import { findingOwners } from '../finding-owners.ts';
import { undoChange } from '../undo-change.ts';

const calls = [
  ['tracking', { change: changeTrackingExceptions, undo: undoTrackingExceptions, owners: trackingExceptionOwners }],
  ['charge', { change: changeChargeExceptions, undo: undoChargeExceptions, owners: chargeExceptionOwners }],
  ['all', { change: changeClaims, undo: undoClaims, owners: claimOwners }],
] as const;

/** Working on exceptions, by package and by charge: who owns them, their state, and what supports a claim. */
export function exceptionRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse } = services;

  for (const [level, { change, undo, owners }] of calls) {
    route(app, change, ({ body, user, reply }) => changeFindings(services, user, level, body, callSignal(reply)));
    route(app, undo, async ({ body, user }) => ({ changed: await undoChange(services, user, level, body.change) }));
    route(app, owners, ({ user }) => findingOwners(settings, user, level));
  }

  for (const endpoint of [trackingClaimEvidence, chargeClaimEvidence]) {
    route(app, endpoint, async ({ query, user, reply }) =>
      claimEvidence(query, await readableClients(settings, user), warehouse, callSignal(reply)),
    );
  }
}
