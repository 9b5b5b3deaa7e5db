import { internalBackupRoute } from './backup/internal-backup.ts';
import type { EndpointList } from './http/endpoint-list.ts';
import { healthRoutes } from './http/health.ts';

/** Endpoints for health and backups. */
export const platformEndpoints: EndpointList = [healthRoutes, internalBackupRoute];
