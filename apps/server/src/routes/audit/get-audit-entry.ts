import { getAuditEntry } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { auditEntries, presentAuditEntry } from '../../audit/read-audit-log.ts';
import { notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getAuditEntryRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAuditEntry, async ({ user, params }) => {
    const entries = auditEntries(settings, user.tenantId, { action: '' });
    const entry = await entries.where('audit_log.id', '=', params.id).executeTakeFirst();
    if (entry === undefined) throw notFound('There is no such entry.');
    return presentAuditEntry(entry);
  });
}
