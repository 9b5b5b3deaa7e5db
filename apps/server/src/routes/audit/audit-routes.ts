import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { auditActionsRoute } from './audit-actions.ts';
import { exportAuditLogRoute } from './export-audit-log.ts';
import { listAuditLogRoute } from './list-audit-log.ts';

/** The audit log: who did what. */
export function auditRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of [listAuditLogRoute, auditActionsRoute, exportAuditLogRoute]) addRoute(app, services);
}
