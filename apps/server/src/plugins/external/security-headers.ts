import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

interface Options {
  readonly mapEmbedUrl: string | undefined;
}

/** Scripts come from this server only. Styles may stand inline: Mantine and the charts set them on elements. Only the maps service may stand in a frame. */
export const securityHeaders = plugin(async (app, { mapEmbedUrl }: Options) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'frame-src': mapEmbedUrl === undefined ? ["'none'"] : [new URL(mapEmbedUrl).origin],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
});
