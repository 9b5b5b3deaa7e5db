import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { internalMaintenanceRoute } from './maintenance/endpoints/internal-maintenance.ts';
import { statusRoutes } from './maintenance/endpoints/statuses.ts';
import { notificationRoutes } from './notifications/endpoints/notifications.ts';
import { webhookRoutes } from './webhooks/endpoints/webhooks.ts';

/** Endpoints for notifications, maintenance and webhooks. */
export const liveEndpoints: EndpointList = [notificationRoutes, statusRoutes, internalMaintenanceRoute, webhookRoutes];
