import { getChangeData, listChangeData } from '@waybill/contract';
import { scopeToAll } from '@waybill/query';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rowsPage } from '../../administration/rows-page.ts';
import type { SignedInUser } from '../../auth/signed-in-user.ts';
import { changedMonths, changesOfLoads } from '../../change-data/changes-of-loads.ts';
import { readableClients } from '../../clients/readable-clients.ts';
import { callSignal } from '../../data/call-signal.ts';
import { notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

/** What each load changed: why a month says something else than yesterday. */
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
