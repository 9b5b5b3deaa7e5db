import {
  createClientCredential,
  deleteClientCredential,
  getClientCredential,
  listClientCredentials,
  showClientCredentialSecret,
  updateClientCredential,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredCredential, administeredCredentials } from '../administered-credentials.ts';
import { createCredential, deleteCredential, updateCredential } from '../save-credential.ts';
import { showSecret } from '../show-secret.ts';

/** Clients' logins at carriers (S3 section 2.3). */
export function clientCredentialRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, listClientCredentials, async ({ user, query }) =>
    tablePage(settings, await administeredCredentials(settings, user, clock()), query, {
      searched: ['clientName', 'carrierName', 'address', 'userName', 'note'],
      unique: 'id',
    }),
  );
  route(app, getClientCredential, ({ user, params }) => administeredCredential(settings, user, params.id, clock()));
  route(app, createClientCredential, ({ user, body }) => createCredential(services, user, body));
  route(app, updateClientCredential, ({ user, params, body }) => updateCredential(services, user, params.id, body));
  route(app, deleteClientCredential, async ({ user, params }) => {
    await deleteCredential(services, user, params.id);
    return { message: 'The credential is deleted.' };
  });
  route(app, showClientCredentialSecret, async ({ user, params }) => ({
    secret: await showSecret(services, user, params.id),
  }));
}
