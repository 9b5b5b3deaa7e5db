import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { budgetRoutes } from './endpoints/budgets.ts';
import { whatIfRoutes } from './endpoints/what-if.ts';

/** Endpoints for planning: what-ifs, budgets and forecasts. */
export const planningEndpoints: EndpointList = [whatIfRoutes, budgetRoutes];
