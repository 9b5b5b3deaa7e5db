import { serviceProviderMetadata } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { serviceProviderOf, serviceProviderXml } from '../../sso/service-provider.ts';
import { PlainText, route } from '../route.ts';

/** Says the same for every number, whether there is such a provider or not: it holds nothing secret. */
export function serviceProviderMetadataRoute(app: FastifyInstance, { publicUrl }: Services): void {
  route(
    app,
    serviceProviderMetadata,
    async ({ params }) =>
      new PlainText('application/samlmetadata+xml', serviceProviderXml(serviceProviderOf(publicUrl(), params.id))),
  );
}
