import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { accrualRoutes } from './endpoints/accruals.ts';
import { budgetRoutes } from './endpoints/budgets.ts';
import { whatIfRoutes } from './endpoints/what-if.ts';

/** Endpoints for planning: what-ifs, budgets, forecasts and accruals. */
export const planningEndpoints: EndpointList = [whatIfRoutes, budgetRoutes, accrualRoutes];
