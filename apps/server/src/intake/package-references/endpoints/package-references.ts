import { savePackageReferences } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { saveReferences } from '../save-references.ts';

/** Longer than any body with as many rows as a call may have. */
const mostBytes = 16 * 1024 * 1024;

export function packageReferenceRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    savePackageReferences,
    async ({ user, body, request }) =>
      await saveReferences(services, user, body, (error) => request.log.error({ err: error }, 'load failed')),
    { bodyLimit: mostBytes },
  );
}
