import { carriers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function carriersRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, carriers, async () => settings.selectFrom('carrier').select(['id', 'name']).orderBy('id').execute());
}
