import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { backupRoutes } from './endpoints/backups.ts';
import { internalBackupRoute } from './endpoints/internal-backup.ts';
import { internalCompactRoute } from './endpoints/internal-compact.ts';

/** Endpoints for backups and compaction. */
export const operationEndpoints: EndpointList = [internalBackupRoute, backupRoutes, internalCompactRoute];
