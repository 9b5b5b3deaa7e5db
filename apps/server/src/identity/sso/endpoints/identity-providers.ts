import {
  createIdentityProvider,
  deleteIdentityProvider,
  listIdentityProviders,
  readIdentityProviderMetadata,
  updateIdentityProvider,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { certificateFactsOf } from '../certificate.ts';
import { allProviders, presentProvider, providerOf } from '../identity-providers.ts';
import { readMetadata } from '../read-metadata.ts';
import { createProvider, deleteProvider, updateProvider } from '../save-provider.ts';

/** The identity providers of the caller's tenant: list, add, change, delete. */
export function identityProviderRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock, publicUrl } = services;
  const shown = async (tenantId: number, id: number) =>
    presentProvider(await providerOf(settings, tenantId, id), publicUrl());
  route(app, listIdentityProviders, async ({ user }) => {
    return (await allProviders(settings, user.tenantId)).map((provider) => presentProvider(provider, publicUrl()));
  });
  route(app, createIdentityProvider, async ({ body, user }) => {
    return shown(user.tenantId, await createProvider(services, user, body));
  });
  route(app, updateIdentityProvider, async ({ params, body, user }) => {
    await updateProvider(services, user, params.id, body);
    return shown(user.tenantId, params.id);
  });
  route(app, deleteIdentityProvider, async ({ params, user }) => {
    const name = await deleteProvider(settings, user, params.id, clock());
    return { message: `The identity provider ${name} is deleted.` };
  });
  route(app, readIdentityProviderMetadata, async ({ body }) => {
    const fields = readMetadata(body.metadata);
    return { ...fields, certificates: fields.certificates.map(certificateFactsOf) };
  });
}
