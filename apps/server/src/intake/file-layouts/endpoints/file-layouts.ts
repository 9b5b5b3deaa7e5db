import {
  createFileLayout,
  deleteFileLayout,
  getFileLayout,
  listFileLayouts,
  updateFileLayout,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredLayout, administeredLayouts } from '../administered-layouts.ts';
import { createLayout, deleteLayout, updateLayout } from '../save-layout.ts';

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
  route(app, createFileLayout, ({ user, body }) => createLayout(services, user, body));
  route(app, updateFileLayout, ({ user, params, body }) => updateLayout(services, user, params.id, body));
  route(app, deleteFileLayout, async ({ user, params }) => {
    await deleteLayout(services, user, params.id);
    return { message: 'The file layout is deleted.' };
  });
}
