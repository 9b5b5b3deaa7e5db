import {
  type ClaimWindowState,
  type Confidence,
  type ExceptionState,
  type FindingObstacle,
  tallyChargeExceptions,
  tallyClaims,
  tallyTrackingExceptions,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { timedQuery } from '../../../analysis/data/timed-query.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { queryTimeoutMs } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { findingDesk } from '../finding-desk.ts';

interface TallyRow extends Record<string, string | number | null> {
  readonly rule: string;
  readonly carrier_name: string;
  readonly client_id: number;
  readonly state: ExceptionState;
  readonly claim_window: ClaimWindowState;
  readonly confidence: Confidence;
  readonly obstacle: FindingObstacle | null;
  readonly first_claim_by: string | null;
  readonly findings: number;
  readonly soon: number;
  readonly soon_amount: number;
  readonly amount: number;
  readonly credited: number;
}

/** How many exceptions there are and what is at stake, by package and by charge. */
export function tallyExceptionsRoutes(app: FastifyInstance, services: Services): void {
  const endpoints = [
    [tallyTrackingExceptions, 'tracking'],
    [tallyChargeExceptions, 'charge'],
    [tallyClaims, 'all'],
  ] as const;
  for (const [endpoint, level] of endpoints) {
    route(app, endpoint, async ({ query, user, request, reply }) => {
      const { compiled, from, to, soonBy, waitingClients } = await findingDesk(services, user, level, query);
      const limits = { signal: callSignal(reply), timeoutMs: queryTimeoutMs };
      const rows = await timedQuery(request, { page: 'exceptions', container: `${level} tallies` }, () =>
        services.warehouse.rows<TallyRow>(compiled.tallies(), limits),
      );
      const tallies = rows.map((row) => ({
        rule: row.rule,
        carrierName: row.carrier_name,
        clientId: row.client_id,
        state: row.state,
        claimWindow: row.claim_window,
        confidence: row.confidence,
        obstacle: row.obstacle,
        firstClaimBy: row.first_claim_by,
        findings: row.findings,
        soon: row.soon,
        soonAmount: row.soon_amount,
        amount: row.amount,
        credited: row.credited,
      }));
      return { from, to, soonBy, tallies, waitingClients };
    });
  }
}
