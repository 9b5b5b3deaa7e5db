import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { backupRoutes } from './endpoints/backups.ts';
import { internalBackupRoute } from './endpoints/internal-backup.ts';

/** Endpoints for what keeps the server going: backups. */
export const operationEndpoints: EndpointList = [internalBackupRoute, backupRoutes];
