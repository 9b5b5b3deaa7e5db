import { shellSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { hasSeveralTenants } from '../several-tenants.ts';

export function shellSettingsRoute(app: FastifyInstance, { settings, applications = {}, contact }: Services): void {
  route(app, shellSettings, async () => ({
    applications,
    contact: contact ?? null,
    asksTenant: await hasSeveralTenants(settings),
  }));
}
