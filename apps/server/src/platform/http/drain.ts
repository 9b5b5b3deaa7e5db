import plugin from 'fastify-plugin';

/** Whether this server is to stop. */
export interface Drain {
  readonly hasBegun: boolean;
  /**
   * From now on `/readyz` says that the server is not ready, and every connection ends with its next answer. A proxy that
   * looks there sends its requests elsewhere; until it does, they are answered here.
   */
  begin(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

export const drain = plugin(async (app) => {
  let hasBegun = false;
  app.decorate('drain', {
    get hasBegun() {
      return hasBegun;
    },
    begin: () => {
      hasBegun = true;
    },
  });
  app.server.on('request', (_request, response) => {
    if (hasBegun) response.setHeader('connection', 'close');
  });
});
