import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { carrierResponseRoutes } from './carrier-responses/endpoints/carrier-response-routes.ts';
import { auditFindingsRoute } from './exceptions/endpoints/audit-findings.ts';
import { exceptionRoutes } from './exceptions/endpoints/exception-routes.ts';

/** Endpoints for exceptions and carrier responses. */
export const recoveryEndpoints: EndpointList = [auditFindingsRoute, exceptionRoutes, carrierResponseRoutes];
