import type { chargeClaimEvidence, trackingClaimEvidence } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../clients/readable-clients.ts';
import { callSignal } from '../../data/call-signal.ts';
import { claimEvidence } from '../../exceptions/claim-evidence.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function claimEvidenceRoute(
  app: FastifyInstance,
  { settings, warehouse }: Services,
  endpoint: typeof trackingClaimEvidence | typeof chargeClaimEvidence,
): void {
  route(app, endpoint, async ({ query, user, reply }) =>
    claimEvidence(query, await readableClients(settings, user), warehouse, callSignal(reply)),
  );
}
