import { getDashboardsFromDB } from '@waybill/contract';
import { dashboards } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { presentDashboard } from '../../dashboards/present-dashboard.ts';
import { route } from '../route.ts';

export function getDashboardsFromDBRoute(app: FastifyInstance): void {
  route(app, getDashboardsFromDB, async () => dashboards.map(presentDashboard));
}
