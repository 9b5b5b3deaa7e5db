import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** /healthz: the process is alive; /readyz: its databases answer, and it is not stopping. */
export function healthRoutes(app: FastifyInstance, { settings, warehouse }: Services): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (app.drain.hasBegun) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(settings);
      await warehouse.assertAnswers();
      return { status: 'ready', dataVersion: warehouse.dataVersion, dataAsOf: warehouse.dataAsOf };
    } catch (error) {
      app.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
