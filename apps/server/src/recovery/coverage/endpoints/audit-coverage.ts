import { auditCoverage } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { coverageFor } from '../audit-coverage.ts';

/** What the audit could judge, and why not the rest. */
export function auditCoverageRoute(app: FastifyInstance, services: Services): void {
  route(app, auditCoverage, ({ query, user }) => coverageFor(services, user, query));
}
