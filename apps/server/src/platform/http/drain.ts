import plugin from 'fastify-plugin';

/** Whether this server is stopping. */
export interface Drain {
  readonly hasBegun: boolean;
  /**
   * From now on `/readyz` reports that the server is not ready, and every connection closes after its next answer. A
   * proxy that checks `/readyz` sends its requests elsewhere; until then they are still answered here.
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
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.server.on('request', ({ socket }, response) => {
    if (hasBegun) response.setHeader('connection', 'close');
    // A closing server would wait for a connection that becomes idle later.
    response.once('finish', () => {
      if (hasBegun || isClosing) socket.end();
    });
  });
});
