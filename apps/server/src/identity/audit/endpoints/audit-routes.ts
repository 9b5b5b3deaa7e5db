import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { auditActionsRoute } from './audit-actions.ts';
import { exportAuditLogRoute } from './export-audit-log.ts';
import { getAuditEntryRoute } from './get-audit-entry.ts';
import { listAuditLogRoute } from './list-audit-log.ts';

const routes = [listAuditLogRoute, auditActionsRoute, exportAuditLogRoute, getAuditEntryRoute];

/** The audit log: who did what. */
export function auditRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
