import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { internalMaintenanceRoute } from './maintenance/endpoints/internal-maintenance.ts';
import { statusRoutes } from './maintenance/endpoints/statuses.ts';
import { notificationRoutes } from './notifications/endpoints/notifications.ts';

/** Endpoints for notifications and maintenance. */
export const liveEndpoints: EndpointList = [notificationRoutes, statusRoutes, internalMaintenanceRoute];
