import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { afterStart } from './after-start.ts';
import { takesChore } from './chores.ts';

const millisecondsBetweenTurns = 3_600_000;

type Work = (services: Services, app: FastifyInstance) => Promise<unknown>;

/** Work that one of the servers does soon after its start and then every hour. */
export const hourlyChore = (name: string, work: Work) => choreEvery(millisecondsBetweenTurns, name, work);

/**
 * Work that one of the servers does soon after its start and then again and again. Failures are logged under the chore's name;
 * closing waits for work that is under way.
 */
export const choreEvery = (milliseconds: number, name: string, work: Work) =>
  plugin<Services>(async (app, services) => {
    if (services.runsJobs === false) return;
    const workOnce = async (): Promise<void> => {
      if (await takesChore(services, name, services.clock(), milliseconds)) await work(services, app);
    };
    let running: Promise<void> = Promise.resolve();
    const start = () => {
      running = workOnce().catch((error: unknown) => app.log.error({ err: error }, name));
    };
    let stopFirst: () => void = () => undefined;
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      stopFirst = afterStart(services, start);
      timer = setInterval(start, milliseconds);
    });
    app.addHook('onClose', async () => {
      stopFirst();
      clearInterval(timer);
      await running;
    });
  });
