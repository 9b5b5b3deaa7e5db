import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { takesChore } from './chores.ts';

const millisecondsBetweenTurns = 3_600_000;

/**
 * Work that one of the servers does when it starts and then every hour. Failures are logged under the chore's name;
 * closing waits for work that is under way.
 */
export const hourlyChore = (name: string, work: (services: Services, app: FastifyInstance) => Promise<unknown>) =>
  plugin<Services>(async (app, services) => {
    if (services.runsJobs === false) return;
    const workOnce = async (): Promise<void> => {
      if (await takesChore(services, name, services.clock(), millisecondsBetweenTurns)) await work(services, app);
    };
    let running: Promise<void> = Promise.resolve();
    const start = () => {
      running = workOnce().catch((error: unknown) => app.log.error({ err: error }, name));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      start();
      timer = setInterval(start, millisecondsBetweenTurns);
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  });
