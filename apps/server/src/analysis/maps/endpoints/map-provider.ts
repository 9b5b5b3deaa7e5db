import { mapProvider } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function mapProviderRoute(app: FastifyInstance, { mapEmbedUrl }: Services): void {
  route(app, mapProvider, async () => ({ embedUrl: mapEmbedUrl ?? null }));
}
