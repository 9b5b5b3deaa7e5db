import {
  claimsForCredit as claimsForCreditCall,
  decideCredit as decideCreditCall,
  listCredits,
  recoverySummary as recoverySummaryCall,
  undoCreditDecision as undoCreditDecisionCall,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { creditsDesk } from '../credits-desk.ts';
import { claimsForCredit, decideCredit, undoCreditDecision } from '../decide-credit.ts';
import { listedCredits } from '../list-credits.ts';
import { recoverySummary } from '../recovery-summary.ts';

/** The ledger of credits: what carriers gave back, for which claims, and what somebody decides about the rest. */
export function creditRoutes(app: FastifyInstance, services: Services): void {
  route(app, listCredits, async ({ query: { page, size, sort, descending, ...filters }, user }) =>
    listedCredits(await creditsDesk(services, user, filters), filters, { page, size, sort, descending }),
  );
  route(app, recoverySummaryCall, async ({ query, user }) =>
    recoverySummary(await creditsDesk(services, user, query), query),
  );
  route(app, claimsForCreditCall, ({ query, user }) => claimsForCredit(services, user, query));
  route(app, decideCreditCall, async ({ body, user }) => ({ decided: await decideCredit(services, user, body) }));
  route(app, undoCreditDecisionCall, async ({ body, user }) => ({
    undone: await undoCreditDecision(services, user, body),
  }));
}
