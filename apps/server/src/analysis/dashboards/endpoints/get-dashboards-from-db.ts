import { getDashboardsFromDB } from '@waybill/contract';
import { dashboards } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { presentDashboard } from '../present-dashboard.ts';

export function getDashboardsFromDBRoute(app: FastifyInstance): void {
  route(app, getDashboardsFromDB, async () => dashboards.map(presentDashboard));
}
