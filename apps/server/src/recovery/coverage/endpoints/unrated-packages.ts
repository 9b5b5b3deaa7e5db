import { unratedPackages } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { readUnrated } from '../unrated-packages.ts';

/** The packages behind a reason why agreements could not rate them. */
export function unratedPackagesRoute(app: FastifyInstance, services: Services): void {
  route(app, unratedPackages, ({ query, user }) => readUnrated(services, user, query));
}
