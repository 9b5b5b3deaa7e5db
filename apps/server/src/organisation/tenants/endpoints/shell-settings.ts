import { shellSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { hasSeveralTenants } from '../../../identity/sign-in/several-tenants.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function shellSettingsRoute(
  app: FastifyInstance,
  { settings, mailer, applications = {}, contact }: Services,
): void {
  route(app, shellSettings, async () => ({
    applications,
    contact: contact ?? null,
    asksTenant: await hasSeveralTenants(settings),
    mailsToOutbox: mailer.toOutbox,
  }));
}
