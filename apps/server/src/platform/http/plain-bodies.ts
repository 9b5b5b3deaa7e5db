import plugin from 'fastify-plugin';
import { ProblemError } from '../problems.ts';

/** Compressed bodies are refused with 415, rather than being taken for broken JSON or stored as a file. */
export const plainBodies = plugin(async (app) => {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return;
    const detail = 'Send the body uncompressed, without the header content-encoding.';
    throw new ProblemError({ title: 'Unsupported Media Type', status: 415, detail });
  });
});
