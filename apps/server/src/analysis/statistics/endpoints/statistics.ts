import {
  type ClientStatistics,
  exportStatistics,
  getClientStatistics,
  listStatistics,
  warehouseStatistics,
} from '@waybill/contract';
import { scopeToAll } from '@waybill/query';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readableClients } from '../../../identity/access/readable-clients.ts';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { isServersOwnTenant } from '../../../identity/sign-in/servers-own-tenant.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { orderedRows, rowsPage } from '../../../platform/tables/rows-page.ts';
import { tableFile } from '../../../platform/tables/table-file.ts';
import { requestScope } from '../../data/request-scope.ts';
import { heldBy, quarterOfPartition, statisticsColumns, statisticsOf } from '../client-statistics.ts';

function newestLoad(clients: readonly ClientStatistics[]) {
  const moments = clients.flatMap(({ loadedAt }) => loadedAt ?? []).sort();
  return { dataVersion: Math.max(0, ...clients.map(({ lastLoad }) => lastLoad)), asOf: moments.at(-1) ?? null };
}

/** What the warehouse holds for the tenant's clients. */
export function statisticsRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse, clock } = services;
  const ofTenant = async (user: SignedInUser, reply: FastifyReply) => {
    const clients = await readableClients(settings, user);
    if (clients.length === 0) return [];
    return statisticsOf(clients, warehouse, scopeToAll(clients, warehouse.dataVersion), callSignal(reply));
  };

  route(app, listStatistics, async ({ user, query, reply }) => rowsPage(await ofTenant(user, reply), query));

  route(app, exportStatistics, async ({ user, query, reply }) => {
    const rows = orderedRows(await ofTenant(user, reply), query);
    await recordEvent(settings, user, clock(), { action: 'statistics.export', more: { clients: rows.length } });
    return tableFile(reply, { name: 'statistics', format: query.format, columns: statisticsColumns, rows });
  });

  route(app, warehouseStatistics, async ({ user, reply }) => {
    const rollups = warehouse.rollups.map(({ name }) => name);
    if (!(await isServersOwnTenant(settings, user.tenantId))) {
      return { ...newestLoad(await ofTenant(user, reply)), bytes: null, rollups };
    }
    const { dataVersion, dataAsOf } = warehouse;
    const { bytes } = await warehouse.statistics();
    return { dataVersion, asOf: dataAsOf?.toISOString() ?? null, bytes, rollups };
  });

  route(app, getClientStatistics, async ({ user, params: { id }, reply }) => {
    const scope = await requestScope(services, user, { clientId: id, childClientIdsCSV: String(id) });
    const signal = callSignal(reply);
    const client = (await readableClients(settings, user)).filter((each) => each.id === id);
    const [[statistics], quarters] = await Promise.all([
      statisticsOf(client, warehouse, scope, signal),
      heldBy('bill_date_partition', warehouse, scope, signal),
    ]);
    if (statistics === undefined) throw notFound('There is no such client.');
    return {
      ...statistics,
      quarters: quarters.toReversed().map((row) => ({
        ...quarterOfPartition(row.KEY),
        packages: row.PACKAGES,
        charges: row.CHARGES,
        amount: row.AMOUNT,
        loads: row.LOADS,
      })),
    };
  });
}
