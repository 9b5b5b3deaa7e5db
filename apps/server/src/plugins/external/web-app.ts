import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import plugin from 'fastify-plugin';

const year = 31_536_000;

/** The built web app. File names under assets/ carry a hash and never change; the page itself is always asked for. */
export const webApp = plugin<{ webDirectory: string }>(async (app, { webDirectory }) => {
  await app.register(fastifyStatic, {
    root: webDirectory,
    wildcard: false,
    preCompressed: existsSync(join(webDirectory, 'index.html.br')),
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const isCall = /^\/(aiparcelweb|aiparcelreports|aichatbot|internal|docs|assets|metrics)(\/|$)/.test(request.url);
    if (isCall || request.method !== 'GET') return reply.callNotFound();
    return reply.sendFile('index.html');
  });
});
