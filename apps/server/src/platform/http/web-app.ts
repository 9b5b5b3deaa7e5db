import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import type { Services } from '../services.ts';

const year = 31_536_000;

/** Headers that only documents need: half a kilobyte saved for each file that they load. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

interface Options extends Pick<Services, 'publicUrl'> {
  readonly webDirectory: string;
}

/**
 * The built web app. Files under assets/ have a hash in their name and never change; the page itself is always
 * requested.
 */
export const webApp = plugin<Options>(async (app, { webDirectory, publicUrl }) => {
  const preCompressed = existsSync(join(webDirectory, 'index.html.br'));
  await app.register(fastifyStatic, {
    root: webDirectory,
    wildcard: false,
    // Each file that is not ignored becomes a route of its own.
    globIgnore: ['assets/**', '*.{br,gz}'],
    preCompressed,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', 'no-cache');
      leaveOutDocumentHeaders(reply, path);
    },
  });
  await app.register(fastifyStatic, {
    root: join(webDirectory, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', `public, max-age=${year}, immutable`);
      leaveOutDocumentHeaders(reply, path);
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const isCall = /^\/(aiparcelweb|aiparcelreports|aichatbot|internal|docs|assets|metrics)(\/|$)/.test(request.url);
    if (isCall || request.method !== 'GET') return reply.callNotFound();
    if (/^\/SSO\/?(\?|$)/.test(request.url)) letFormsGoToProviders(reply, publicUrl());
    return reply.sendFile('index.html');
  });
});

function leaveOutDocumentHeaders(reply: Pick<FastifyReply, 'removeHeader'>, path: string): void {
  if (/\.(js|css|json|woff2)(\.br|\.gz)?$/.test(path)) for (const name of documentHeaders) reply.removeHeader(name);
}

/** That page sends a form to an identity provider, which may send it on: by https, or on this machine while testing. */
function letFormsGoToProviders(reply: FastifyReply, publicUrl: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const onThisMachine = publicUrl.startsWith('https:') ? '' : ' http://127.0.0.1:* http://localhost:*';
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' https:${onThisMachine}`),
  );
}
