import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { carrierResponseRoutes } from './carrier-responses/endpoints/carrier-responses.ts';
import { auditFindingsRoute } from './exceptions/endpoints/audit-findings.ts';
import { exceptionRoutes } from './exceptions/endpoints/exceptions.ts';
import { exportExceptionsRoutes } from './exceptions/endpoints/export-exceptions.ts';
import { listExceptionsRoutes } from './exceptions/endpoints/list-exceptions.ts';
import { tallyExceptionsRoutes } from './exceptions/endpoints/tally-exceptions.ts';

/** Endpoints for exceptions and carrier responses. */
export const recoveryEndpoints: EndpointList = [
  exceptionRoutes,
  listExceptionsRoutes,
  tallyExceptionsRoutes,
  exportExceptionsRoutes,
  auditFindingsRoute,
  carrierResponseRoutes,
];
