import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
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
  const assets = join(webDirectory, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: webDirectory,
    wildcard: false,
    // Each file that is not ignored becomes a route of its own.
    globIgnore: ['assets/**', '*.{br,gz}'],
    preCompressed: existsSync(join(webDirectory, 'index.html.br')),
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(assets);
      reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
      if (/\.(js|css|json|woff2)(\.br|\.gz)?$/.test(path)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
  app.get<{ Params: { readonly '*': string } }>('/assets/*', { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`),
  );
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const isCall = /^\/(aiparcelweb|aiparcelreports|aichatbot|internal|docs|assets|metrics)(\/|$)/.test(request.url);
    if (isCall || request.method !== 'GET') return reply.callNotFound();
    if (/^\/SSO\/?(\?|$)/.test(request.url)) letFormsGoToProviders(reply, publicUrl());
    return reply.sendFile('index.html');
  });
});

/** That page sends a form to an identity provider, which may send it on: by https, or on this machine while testing. */
function letFormsGoToProviders(reply: FastifyReply, publicUrl: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const onThisMachine = publicUrl.startsWith('https:') ? '' : ' http://127.0.0.1:* http://localhost:*';
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' https:${onThisMachine}`),
  );
}
