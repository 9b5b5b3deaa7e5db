import { hearNews, type News } from '@waybill/db';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The events that the servers on this settings database send each other. */
    readonly news: News;
  }
}

/** This server receives the events of all servers, from before it listens until it is closed. */
export const newsOfServers = plugin<Pick<Services, 'settings'>>(async (app, { settings }) => {
  const news = await hearNews(settings);
  app.decorate('news', news);
  app.addHook('onClose', () => news.close());
});
