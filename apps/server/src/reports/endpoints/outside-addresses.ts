import {
  askToConfirmOutsideAddress,
  askToUnsubscribeOutsideAddress,
  confirmOutsideAddress,
  downloadSentReport,
  getMailDomains,
  mailDomains,
  saveMailDomains,
  unsubscribeOutsideAddress,
} from '@waybill/contract';
import { english, languageOf } from '@waybill/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { linkDone, linkQuestion } from '../../identity/mail-links/link-page.ts';
import { fewLinks, linkPage, linkRoutes } from '../../identity/mail-links/link-routes.ts';
import { route } from '../../platform/http/route.ts';
import { textsIn } from '../../platform/mail/texts-for.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { type AddressLinked, readAddressToken } from '../outside/address-token.ts';
import { readMailDomains, storeMailDomains } from '../outside/mail-domains.ts';
import { decideAddress, findAddress } from '../outside/outside-addresses.ts';
import { sentReport } from '../outside/sent-report.ts';
import { sendReport } from './send-report.ts';

type Verb = 'confirm' | 'unsubscribe';

/** Domains that administrators allow, and what readers of addresses outside the portal decide by links, without signing in. */
export function outsideAddressRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock, jwtSecret } = services;
  route(app, mailDomains, async ({ user }) => ({ domains: await readMailDomains(settings, user.tenantId) }));
  route(app, getMailDomains, async ({ user }) => ({ domains: await readMailDomains(settings, user.tenantId) }));
  route(app, saveMailDomains, async ({ user, body }) => ({
    domains: await storeMailDomains(settings, user, body.domains, clock()),
  }));

  const linkedBy = (link: Verb | 'file', token: string): AddressLinked => {
    const linked = readAddressToken(jwtSecret, link, token);
    if (linked === undefined) throw unknownLink();
    return linked;
  };
  const answer = (reply: FastifyReply, accepted: string | undefined, verb: Verb, page: typeof linkDone) => {
    const language = languageOf(accepted?.split(/[,;]/, 1)[0] ?? english.code);
    return linkPage(reply, page, textsIn(language).outside[`${verb}Page`], language);
  };
  const ask = async (reply: FastifyReply, accepted: string | undefined, verb: Verb, token: string) => {
    if ((await findAddress(settings, linkedBy(verb, token).addressId)) === undefined) throw unknownLink();
    return answer(reply, accepted, verb, linkQuestion);
  };
  const decide = async (reply: FastifyReply, accepted: string | undefined, verb: Verb, token: string) => {
    if (!(await decideAddress(settings, linkedBy(verb, token).addressId, verb, clock()))) throw unknownLink();
    return answer(reply, accepted, verb, linkDone);
  };
  linkRoutes(app, (scope) => {
    route(
      scope,
      askToConfirmOutsideAddress,
      ({ query, request, reply }) => ask(reply, request.headers['accept-language'], 'confirm', query.token),
      fewLinks,
    );
    route(
      scope,
      confirmOutsideAddress,
      ({ query, request, reply }) => decide(reply, request.headers['accept-language'], 'confirm', query.token),
      fewLinks,
    );
    route(
      scope,
      askToUnsubscribeOutsideAddress,
      ({ query, request, reply }) => ask(reply, request.headers['accept-language'], 'unsubscribe', query.token),
      fewLinks,
    );
    route(
      scope,
      unsubscribeOutsideAddress,
      ({ query, request, reply }) => decide(reply, request.headers['accept-language'], 'unsubscribe', query.token),
      fewLinks,
    );
    route(
      scope,
      downloadSentReport,
      async ({ query, reply }) => sendReport(reply, await sentReport(services, linkedBy('file', query.token))),
      fewLinks,
    );
  });
}

const unknownLink = () => notFound('This link is not complete. Copy all of it from the mail.');
