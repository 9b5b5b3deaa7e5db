import plugin from 'fastify-plugin';
import type { Services } from '../../platform/services.ts';
import { countInvoiceFiles } from '../received-files/count-invoice-files.ts';
import { Fetches } from './fetches.ts';
import type { MailReception } from './reception/mail-reception.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly fetches: Fetches;
    /** Absent unless the server takes mails. */
    readonly mailReception?: MailReception;
  }
}

/** Invoices are fetched, and mails taken, from the moment the app is ready until it closes. */
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
  if (services.mailReception !== undefined) {
    const { MailReception: Reception } = await import('./reception/mail-reception.ts');
    const reception = new Reception(services, fetches, app.log, services.mailReception);
    app.decorate('mailReception', reception);
    app.addHook('onReady', () => reception.start());
    app.addHook('onClose', () => reception.close());
  }
  if (services.runsJobs === false) return;
  app.addHook('onReady', () => fetches.start());
});
