import { chargeConditionChoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { billedChoices } from '../../charge-rules/condition-choices.ts';
import { accountsOf } from '../../clients/client-accounts.ts';
import { requestedClient } from '../../clients/requested-client.ts';
import { callSignal } from '../../data/call-signal.ts';
import { requestScope } from '../../data/request-scope.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

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
