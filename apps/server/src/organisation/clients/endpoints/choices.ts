import {
  accountDivisions,
  accountGroups,
  carriers,
  countriesAndDefaultState,
  trcaccountsDashboards,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { carriersOf } from '../../carriers/carriers-of.ts';
import { accountDivisionsOf, accountGroupsOf, accountsOf } from '../client-accounts.ts';
import { requestedClient } from '../requested-client.ts';

/** What the pages offer as filters: accounts of a client, their groups and divisions, carriers and countries. */
export function choiceRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, trcaccountsDashboards, async ({ query, user }) => {
    const { familyIds } = await requestedClient(settings, user, query.clientId);
    return accountsOf(settings, familyIds);
  });

  route(app, accountDivisions, async ({ params, user }) => {
    const { familyIds } = await requestedClient(settings, user, params.id);
    return accountDivisionsOf(settings, familyIds);
  });

  route(app, accountGroups, async ({ params, user }) => {
    const { familyIds } = await requestedClient(settings, user, params.id);
    return accountGroupsOf(settings, familyIds);
  });

  route(app, carriers, async ({ user }) =>
    carriersOf(settings, user.tenantId).select(['id', 'name']).orderBy('id').execute(),
  );

  route(app, countriesAndDefaultState, async () =>
    settings
      .selectFrom('country')
      .select(['code as countryCode', 'name', 'default_state as defaultState'])
      .orderBy('name')
      .execute(),
  );
}
