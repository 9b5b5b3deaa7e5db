import { carriers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { carriersOf } from '../../carriers/carriers-of.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function carriersRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, carriers, async ({ user }) =>
    carriersOf(settings, user.tenantId).select(['id', 'name']).orderBy('id').execute(),
  );
}
