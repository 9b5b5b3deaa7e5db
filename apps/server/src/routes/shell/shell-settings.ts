import { shellSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { hasSeveralTenants } from '../../tenants/several-tenants.ts';
import { route } from '../route.ts';

export function shellSettingsRoute(app: FastifyInstance, { settings, applications = {}, contact }: Services): void {
  route(app, shellSettings, async () => ({
    applications,
    contact: contact ?? null,
    asksTenant: await hasSeveralTenants(settings),
  }));
}
