import { countriesAndDefaultState } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function countriesAndDefaultStateRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, countriesAndDefaultState, async () =>
    settings
      .selectFrom('country')
      .select(['code as countryCode', 'name', 'default_state as defaultState'])
      .orderBy('name')
      .execute(),
  );
}
