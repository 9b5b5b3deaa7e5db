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
export function identityProviderRoutes(app: FastifyInstance, { settings, clock, publicUrl }: Services): void {
  const shown = async (tenantId: number, id: number) =>
    presentProvider(await providerOf(settings, tenantId, id), publicUrl());
  route(app, listIdentityProviders, async ({ user }) => {
    return (await allProviders(settings, user.tenantId)).map((provider) => presentProvider(provider, publicUrl()));
  });
  route(app, createIdentityProvider, async ({ body, user }) => {
    return shown(user.tenantId, await createProvider(settings, user, body, clock()));
  });
  route(app, updateIdentityProvider, async ({ params, body, user }) => {
    const before = await providerOf(settings, user.tenantId, params.id);
    await updateProvider(settings, user, before, body, clock());
    return shown(user.tenantId, params.id);
  });
  route(app, deleteIdentityProvider, async ({ params, user }) => {
    const provider = await providerOf(settings, user.tenantId, params.id);
    await deleteProvider(settings, user, provider, clock());
    return { message: `The identity provider ${provider.name} is deleted.` };
  });
  route(app, readIdentityProviderMetadata, async ({ body }) => {
    const fields = readMetadata(body.metadata);
    return { ...fields, certificates: fields.certificates.map(certificateFactsOf) };
  });
}
