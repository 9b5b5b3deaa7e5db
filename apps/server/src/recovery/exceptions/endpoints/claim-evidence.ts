import type { chargeClaimEvidence, trackingClaimEvidence } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { claimEvidence } from '../claim-evidence.ts';

export function claimEvidenceRoute(
  app: FastifyInstance,
  { settings, warehouse }: Services,
  endpoint: typeof trackingClaimEvidence | typeof chargeClaimEvidence,
): void {
  route(app, endpoint, async ({ query, user, reply }) =>
    claimEvidence(query, await readableClients(settings, user), warehouse, callSignal(reply)),
  );
}
