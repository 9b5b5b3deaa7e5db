import { authenticate } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { signIn } from '../../auth/sign-in.ts';
import { tenantOf } from '../../auth/tenant-of.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

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
