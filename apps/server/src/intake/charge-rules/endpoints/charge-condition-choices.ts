import { chargeConditionChoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { requestScope } from '../../../analysis/data/request-scope.ts';
import { accountsOf } from '../../../organisation/clients/client-accounts.ts';
import { requestedClient } from '../../../organisation/clients/requested-client.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { billedChoices } from '../condition-choices.ts';

export function chargeConditionChoicesRoute(app: FastifyInstance, services: Services): void {
  route(app, chargeConditionChoices, async ({ user, params, reply }) => {
    const { familyIds } = await requestedClient(services.settings, user, params.id);
    const scope = await requestScope(services, user, { clientId: params.id });
    const [billed, accounts] = await Promise.all([
      billedChoices(scope, services.warehouse, callSignal(reply)),
      accountsOf(services.settings, familyIds),
    ]);
    return { ...billed, accountNumbers: [...new Set(accounts.map(({ number }) => number))] };
  });
}
