import type { EndpointList } from './http/endpoint-list.ts';
import { healthRoutes } from './http/health.ts';

/** Endpoints for health. */
export const platformEndpoints: EndpointList = [healthRoutes];
