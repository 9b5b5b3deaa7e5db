import { listChargeExceptions, listClaims, listTrackingExceptions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { timedQuery } from '../../../analysis/data/timed-query.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { findingDesk } from '../finding-desk.ts';
import { type FindingRow, presentFindings, totalOf } from '../finding-rows.ts';

/** A page of the exceptions, by package and by charge. */
export function listExceptionsRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse } = services;
  const endpoints = [
    [listTrackingExceptions, 'tracking'],
    [listChargeExceptions, 'charge'],
    [listClaims, 'all'],
  ] as const;
  for (const [endpoint, level] of endpoints) {
    route(app, endpoint, async ({ query, user, request, reply }) => {
      const { page, size, sort, descending, ...filters } = query;
      const desk = await findingDesk(services, user, level, filters);
      const signal = callSignal(reply);
      return timedQuery(request, { page: 'exceptions', container: level }, async (timing) => {
        const window = desk.compiled.window({ sort, descending, limit: size, offset: (page - 1) * size });
        const [rows, totals] = await Promise.all([
          warehouse.rows<FindingRow>(window, { ...longQuery, signal, ...timing }),
          totalOf(desk.compiled.total(), warehouse, signal),
        ]);
        const { waitingClients } = desk;
        return { rows: await presentFindings(rows, desk, settings, user), ...totals, waitingClients };
      });
    });
  }
}
