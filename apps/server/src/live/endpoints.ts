import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { internalMaintenanceRoute } from './maintenance/endpoints/internal-maintenance.ts';
import { statusRoutes } from './maintenance/endpoints/status-routes.ts';
import { notificationRoutes } from './notifications/endpoints/notification-routes.ts';

/** Endpoints for notifications and maintenance. */
export const liveEndpoints: EndpointList = [notificationRoutes, statusRoutes, internalMaintenanceRoute];
