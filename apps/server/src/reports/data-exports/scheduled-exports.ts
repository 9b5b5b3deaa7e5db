import plugin from 'fastify-plugin';
import type { Services } from '../../platform/services.ts';
import { ExportRuns } from './export-runs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly dataExports: ExportRuns;
  }
}

/** Exports run from the moment the app is ready until it closes. */
export const scheduledExports = plugin<Services>(async (app, services) => {
  const runs = new ExportRuns(services, app);
  app.decorate('dataExports', runs);
  app.addHook('onClose', () => runs.close());
  if (services.runsJobs === false) return;
  app.addHook('onReady', () => runs.start());
});
