import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { onceAMinute } from '../once-a-minute.ts';
import type { Services } from '../services.ts';

/** Something asks every few seconds; a failure is logged all the same. */
const probe = { schema: { hide: true }, logLevel: 'warn' } as const;

/** /healthz: the process is alive; /readyz: its databases answer, and it is not stopping. */
export function healthRoutes(app: FastifyInstance, { settings, warehouse }: Services): void {
  const failed = onceAMinute((error, repeats) => app.log.error({ err: error, repeats }, 'not ready'));
  app.get('/healthz', probe, async () => ({ status: 'alive' }));
  app.get('/readyz', probe, async (_request, reply) => {
    if (app.drain.hasBegun) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(settings);
      await warehouse.assertAnswers();
      return { status: 'ready', dataVersion: warehouse.dataVersion, dataAsOf: warehouse.dataAsOf };
    } catch (error) {
      failed(error);
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
