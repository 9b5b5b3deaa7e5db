import { getAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { administeredDivision } from '../../administered-divisions.ts';

export function getAccountDivisionRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAccountDivision, ({ user, params }) => administeredDivision(settings, user, params.id));
}
