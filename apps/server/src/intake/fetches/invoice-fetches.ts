import plugin from 'fastify-plugin';
import type { Services } from '../../platform/services.ts';
import { countInvoiceFiles } from '../received-files/count-invoice-files.ts';
import { Fetches } from './fetches.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly fetches: Fetches;
  }
}

/** Invoices are fetched from the moment the app is ready until it closes. */
export const invoiceFetches = plugin<Services>(async (app, services) => {
  const fetches = new Fetches(services, app);
  app.decorate('fetches', fetches);
  app.addHook('onClose', () => fetches.close());
  app.metrics?.addGauge({
    name: 'waybill_invoice_files',
    help: 'Invoice files by what became of them.',
    label: 'status',
    read: () => countInvoiceFiles(services.settings),
  });
  if (services.runsJobs === false) return;
  app.addHook('onReady', () => fetches.start());
});
