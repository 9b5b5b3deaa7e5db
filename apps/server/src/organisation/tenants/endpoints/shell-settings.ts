import { shellSettings } from '@waybill/contract';
import { keptUntilWritten, type Settings } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function shellSettingsRoute(app: FastifyInstance, { settings, applications = {}, contact }: Services): void {
  route(app, shellSettings, async () => ({
    applications,
    contact: contact ?? null,
    asksTenant: await hasSeveralTenants(settings),
  }));
}

/** Whether users have to name their tenant before they sign in. */
const hasSeveralTenants = keptUntilWritten(async (settings: Settings): Promise<boolean> => {
  const tenants = await settings.selectFrom('tenant').select('id').limit(2).execute();
  return tenants.length > 1;
});
