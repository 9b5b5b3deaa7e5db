import { getAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredDivision } from '../../accounts/administered-divisions.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getAccountDivisionRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAccountDivision, ({ user, params }) => administeredDivision(settings, user, params.id));
}
