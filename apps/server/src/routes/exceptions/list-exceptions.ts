import type { listChargeExceptions, listTrackingExceptions } from '@waybill/contract';
import type { ExceptionLevel } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../data/call-signal.ts';
import { longQuery } from '../../data/limits.ts';
import { timedQuery } from '../../data/timed-query.ts';
import { findingDesk } from '../../exceptions/finding-desk.ts';
import { type FindingRow, presentFindings, totalOf } from '../../exceptions/finding-rows.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listExceptionsRoute(
  app: FastifyInstance,
  services: Services,
  endpoint: typeof listTrackingExceptions | typeof listChargeExceptions,
  level: ExceptionLevel,
): void {
  const { settings, warehouse } = services;
  route(app, endpoint, async ({ query, user, request, reply }) => {
    const { page, size, sort, descending, ...filters } = query;
    const { readable, compiled } = await findingDesk(services, user, level, filters);
    const signal = callSignal(reply);
    return timedQuery(request, { page: 'exceptions', container: level }, async (onAnswered) => {
      const window = compiled.window({ sort, descending, limit: size, offset: (page - 1) * size });
      const [rows, totals] = await Promise.all([
        warehouse.rows<FindingRow>(window, { ...longQuery, signal, onAnswered }),
        totalOf(compiled.total(), warehouse, signal),
      ]);
      return { rows: await presentFindings(rows, readable, settings, user), ...totals };
    });
  });
}
