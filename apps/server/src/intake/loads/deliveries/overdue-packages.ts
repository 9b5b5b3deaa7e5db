import { inTurn } from '@waybill/db';
import plugin from 'fastify-plugin';
import { takesChore } from '../../../platform/servers/chores.ts';
import type { Services } from '../../../platform/services.ts';

const millisecondsBetweenLooks = 3_600_000;

/** Packages whose promised moment has passed become pending late when the server starts, and then every hour. */
export const overduePackages = plugin<Services>(async (app, services) => {
  if (services.runsJobs === false) return;
  const lookOnce = async () => {
    if (await takesChore(services, 'overdue packages', services.clock(), millisecondsBetweenLooks))
      await settleOverduePackages(services);
  };
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = lookOnce().catch((error: unknown) => app.log.error({ err: error }, 'overdue packages'));
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

/** Makes packages pending late whose promised moment has passed without a delivery, in turn with the loads. */
export async function settleOverduePackages({
  settings,
  warehouse,
  clock,
}: Pick<Services, 'settings' | 'warehouse' | 'clock'>): Promise<number> {
  return await inTurn(settings, 'loads', () => {
    const now = clock();
    return warehouse.settleOverdue(now, `Overdue packages as of ${now.toISOString().slice(0, 10)}`);
  });
}
