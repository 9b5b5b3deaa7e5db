import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { isCall } from './is-call.ts';

type Options = Pick<Services, 'mapEmbedUrl' | 'publicUrl'>;

const yearInSeconds = 31_536_000;
const unusedFeatures = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/**
 * Scripts come from this server only. Styles may be inline: Mantine and the charts set them on elements. Only the maps
 * service may be in a frame.
 */
export const securityHeaders = plugin(async (app, { mapEmbedUrl, publicUrl }: Options) => {
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
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', unusedFeatures);
    const isBehindTls = request.protocol === 'https' || publicUrl().startsWith('https:');
    if (isBehindTls) reply.header('strict-transport-security', `max-age=${yearInSeconds}`);
    // Responses are private to the caller: no cache may store them.
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
  });
});
