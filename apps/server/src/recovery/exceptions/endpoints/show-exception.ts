import { showChargeException, showTrackingException } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { timedQuery } from '../../../analysis/data/timed-query.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { findingDetail } from '../finding-detail.ts';

/** One exception with what it rests on, by package and by charge. */
export function showExceptionRoutes(app: FastifyInstance, services: Services): void {
  const endpoints = [
    [showTrackingException, 'tracking'],
    [showChargeException, 'charge'],
  ] as const;
  for (const [endpoint, level] of endpoints) {
    route(app, endpoint, ({ params, query, user, request, reply }) =>
      timedQuery(request, { page: 'exceptions', container: `${level} finding` }, () =>
        findingDetail(services, user, level, { ...query, id: params.findingId }, callSignal(reply)),
      ),
    );
  }
}
