import type { Language } from '@waybill/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fewAMinute } from '../../platform/http/rate-limit.ts';
import { PlainText } from '../../platform/http/route.ts';
import { type LinkPageTexts, type linkDone, linkPagePolicy } from './link-page.ts';

/** How often a minute anybody may call what is behind a link. */
export const fewLinks = fewAMinute(120);

/** Registers routes behind links in mails. The body of a form or a mail program says nothing that the address does not, and is not read. */
export function linkRoutes(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    register(scope);
  });
}

/** A page behind a link, with its policy. */
export function linkPage(
  reply: FastifyReply,
  page: typeof linkDone,
  texts: LinkPageTexts,
  language: Language,
): PlainText {
  reply.header('content-security-policy', linkPagePolicy);
  return new PlainText('text/html', page(texts, language));
}
