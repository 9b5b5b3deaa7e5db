import {
  exportChargeExceptions,
  exportClaims,
  exportTrackingExceptions,
  mostExportedFindings,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { findingDesk } from '../finding-desk.ts';
import { type FindingRow, presentFindings } from '../finding-rows.ts';

/** The exceptions for a file, by package and by charge. */
export function exportExceptionsRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse, clock } = services;
  const endpoints = [
    [exportTrackingExceptions, 'tracking'],
    [exportChargeExceptions, 'charge'],
    [exportClaims, 'all'],
  ] as const;
  for (const [endpoint, level] of endpoints) {
    route(app, endpoint, async ({ query, user, reply }) => {
      const desk = await findingDesk(services, user, level, query);
      const window = { sort: 'amount', descending: true, limit: mostExportedFindings + 1, offset: 0 } as const;
      const limits = { ...longQuery, signal: callSignal(reply) };
      const rows = await warehouse.rows<FindingRow>(desk.compiled.window(window), limits);
      if (rows.length > mostExportedFindings) {
        throw badRequest(`More than ${mostExportedFindings} findings match. Narrow the filters first.`);
      }
      await recordEvent(settings, user, clock(), {
        action: 'exception.export',
        more: { level, findings: rows.length, filters: query },
      });
      return presentFindings(rows, desk, settings, user);
    });
  }
}
