import {
  createFileLayout,
  deleteFileLayout,
  getFileLayout,
  listFileLayouts,
  startFileMapping,
  startLayoutMapping as startLayoutMappingEndpoint,
  tryFileMapping,
  updateFileLayout,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { receiverOfUser } from '../../load-requests/receiver-of-user.ts';
import { administeredLayout, administeredLayouts } from '../administered-layouts.ts';
import { withFileToMap } from '../file-to-map.ts';
import { createLayout, deleteLayout, updateLayout } from '../save-layout.ts';
import { startLayoutMapping } from '../start-layout-mapping.ts';
import { startMapping, tryMapping } from '../try-mapping.ts';

/** The layouts that a tenant mapped. */
export function fileLayoutRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listFileLayouts, ({ user, query }) =>
    tablePage(settings, administeredLayouts(settings, user.tenantId), query, {
      searched: ['name', 'carrier'],
      unique: 'id',
    }),
  );
  route(app, getFileLayout, ({ user, params }) => administeredLayout(settings, user.tenantId, params.id));
  route(app, startLayoutMappingEndpoint, ({ user, params, reply }) =>
    startLayoutMapping(services, user, params.id, callSignal(reply)),
  );
  route(app, startFileMapping, async ({ user, params, query, reply }) =>
    withFileToMap(services, user, params.id, (file) => startMapping(services, user, file, query, callSignal(reply))),
  );
  route(app, tryFileMapping, async ({ user, params, body, reply }) => {
    const receiver = await receiverOfUser(services, user, body.clientId);
    return await withFileToMap(services, user, params.id, (file) =>
      tryMapping(services, file, body.mapping, receiver, callSignal(reply)),
    );
  });
  route(app, createFileLayout, ({ user, body }) => createLayout(services, user, body));
  route(app, updateFileLayout, ({ user, params, body }) => updateLayout(services, user, params.id, body));
  route(app, deleteFileLayout, async ({ user, params }) => {
    await deleteLayout(services, user, params.id);
    return { message: 'The file layout is deleted.' };
  });
}
