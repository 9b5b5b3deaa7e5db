import { carriers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { carriersOf } from '../../carriers/carriers-of.ts';

export function carriersRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, carriers, async ({ user }) =>
    carriersOf(settings, user.tenantId).select(['id', 'name']).orderBy('id').execute(),
  );
}
