import plugin from 'fastify-plugin';
import { takesChore } from '../../platform/servers/chores.ts';
import type { Services } from '../../platform/services.ts';
import { tellOfLateInvoices } from './tell-of-late-invoices.ts';

const millisecondsBetweenLooks = 3_600_000;

/** Late invoices are looked for when the server starts, and then every hour. */
export const lateInvoices = plugin<Services>(async (app, services) => {
  if (services.runsJobs === false) return;
  const lookOnce = async () => {
    if (await takesChore(services, 'late invoices', services.clock(), millisecondsBetweenLooks))
      await tellOfLateInvoices(services);
  };
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = lookOnce().catch((error: unknown) => app.log.error({ err: error }, 'late invoices'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    look();
    timer = setInterval(look, millisecondsBetweenLooks);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
});
