import { getAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredGroup } from '../../accounts/administered-groups.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getAccountGroupRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAccountGroup, ({ user, params }) => administeredGroup(settings, user, params.id));
}
