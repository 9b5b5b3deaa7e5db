import { getAccruals } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { accrualsOfDays } from '../accruals/accruals-of-days.ts';

/** What was shipped and not billed yet. */
export function accrualRoutes(app: FastifyInstance, services: Services): void {
  route(app, getAccruals, ({ query, user }) => accrualsOfDays(services, user, query));
}
