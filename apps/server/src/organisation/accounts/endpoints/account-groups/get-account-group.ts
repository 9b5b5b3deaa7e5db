import { getAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { administeredGroup } from '../../administered-groups.ts';

export function getAccountGroupRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAccountGroup, ({ user, params }) => administeredGroup(settings, user, params.id));
}
