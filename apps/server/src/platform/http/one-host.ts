import plugin from 'fastify-plugin';
import { badRequest } from '../problems.ts';

/** Refuses requests that name several hosts: a proxy may have used a different one than we do. */
export const oneHost = plugin(async (app) => {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw badRequest('A request must have one Host header.');
  });
});
