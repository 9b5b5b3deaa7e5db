import { getChangeData, listChangeData } from '@waybill/contract';
import { scopeToAll } from '@waybill/query';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { rowsPage } from '../../../platform/tables/rows-page.ts';
import { changedMonths, changesOfLoads } from '../changes-of-loads.ts';

/** What each load changed: explains why a month's figures differ from yesterday's. */
export function changeDataRoutes(app: FastifyInstance, { settings, warehouse }: Services): void {
  const ofTenant = async (user: SignedInUser, reply: FastifyReply) => {
    const clients = await readableClients(settings, user);
    if (clients.length === 0) return { clients, changes: [] };
    const scope = scopeToAll(clients, warehouse.dataVersion);
    return { clients, scope, changes: await changesOfLoads(warehouse, scope, callSignal(reply)) };
  };

  route(app, listChangeData, async ({ user, query, reply }) => {
    const { from = '', to = '9999-12-31' } = query;
    const { changes } = await ofTenant(user, reply);
    const ofDays = changes.filter(({ loadedAt }) => loadedAt.slice(0, 10) >= from && loadedAt.slice(0, 10) <= to);
    return rowsPage(ofDays, query);
  });

  route(app, getChangeData, async ({ user, params, reply }) => {
    const { clients, scope, changes } = await ofTenant(user, reply);
    const change = changes.find(({ id }) => id === params.id);
    if (change === undefined || scope === undefined) throw notFound('There is no such load.');
    const months = await changedMonths(warehouse, scope, { load: change.id, clients, signal: callSignal(reply) });
    return { ...change, months };
  });
}
