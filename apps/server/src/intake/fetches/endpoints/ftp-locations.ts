import {
  createFtpLocation,
  deleteFtpLocation,
  fetchFtpLocation,
  forgetHostKey as forgetHostKeyEndpoint,
  getFtpLocation,
  listFtpLocations,
  testFtpLocation,
  updateFtpLocation,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredLocation, administeredLocations, locationDetail } from '../administered-locations.ts';
import { createLocation, deleteLocation, forgetHostKey, updateLocation } from '../save-location.ts';
import { testLocation } from '../test-location.ts';

/** Where carrier invoices are fetched from (S3 section 2.3). */
export function ftpLocationRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listFtpLocations, async ({ user, query }) =>
    tablePage(settings, await administeredLocations(settings, user), query, {
      searched: ['name', 'clientName', 'host', 'path'],
      unique: 'id',
    }),
  );
  route(app, getFtpLocation, ({ user, params }) => locationDetail(services, user, params.id));
  route(app, createFtpLocation, ({ user, body }) => createLocation(services, user, body));
  route(app, updateFtpLocation, ({ user, params, body }) => updateLocation(services, user, params.id, body));
  route(app, deleteFtpLocation, async ({ user, params }) => {
    await deleteLocation(services, user, params.id);
    return { message: 'The FTP location is deleted.' };
  });
  route(app, testFtpLocation, ({ user, params }) => testLocation(services, user, params.id));
  route(app, forgetHostKeyEndpoint, ({ user, params }) => forgetHostKey(services, user, params.id));
  route(app, fetchFtpLocation, async ({ user, params: { id } }) => {
    await administeredLocation(settings, user, id);
    if (!(await app.fetches.begin(id, user))) throw badRequest('Its files are already being fetched.');
    return { message: 'Its new files are being fetched.' };
  });
}
