import { serviceProviderMetadata } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { PlainText, route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { enabledProvider } from '../identity-providers.ts';
import { ownKeys } from '../own-keys.ts';
import { serviceProviderOf, serviceProviderXml } from '../service-provider.ts';

/** Responds for every id, whether or not there is such a provider: it contains nothing secret. */
export function serviceProviderMetadataRoute(app: FastifyInstance, { settings, publicUrl, files }: Services): void {
  route(app, serviceProviderMetadata, async ({ params }) => {
    const { certificate } = await ownKeys(files);
    const provider = await enabledProvider(settings, params.id);
    const requestsSigned = provider?.requests_signed ?? false;
    const xml = serviceProviderXml(serviceProviderOf(publicUrl(), params.id), { certificate, requestsSigned });
    return new PlainText('application/samlmetadata+xml', xml);
  });
}
