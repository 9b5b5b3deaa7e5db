import { authenticate } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import type { Services } from '../../../platform/services.ts';
import { signIn } from '../sign-in.ts';

const mostBytes = 16_384;

export function authenticateRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(
    app,
    authenticate,
    async ({ body, request }) => {
      const credentials = { ...body, tenantName: tenantOf(request), address: request.ip };
      return { id_token: app.tokenFor(await signIn(settings, credentials, clock())) };
    },
    { bodyLimit: mostBytes },
  );
}
