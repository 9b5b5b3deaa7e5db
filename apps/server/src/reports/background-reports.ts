import plugin from 'fastify-plugin';
import type { Services } from '../platform/services.ts';
import { countUnfinishedReports } from './execution/count-unfinished-reports.ts';
import { Reports } from './reports.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly reports: Reports;
  }
}

/** Reports run in the background from the moment the app is ready until it closes. */
export const backgroundReports = plugin<Services>(async (app, services) => {
  const reports = new Reports(services, app);
  app.decorate('reports', reports);
  app.metrics?.addGauge({
    name: 'waybill_reports',
    help: 'Reports that run and that wait to run.',
    label: 'status',
    read: () => countUnfinishedReports(services.settings),
  });
  if (services.runsJobs === false) return;
  app.addHook('onReady', () => reports.start());
  app.addHook('onClose', () => reports.close());
});
