import { mapProvider } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function mapProviderRoute(app: FastifyInstance, { mapEmbedUrl }: Services): void {
  route(app, mapProvider, async () => ({ embedUrl: mapEmbedUrl ?? null }));
}
