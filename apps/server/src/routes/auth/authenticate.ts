import { authenticate } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { signIn } from '../../auth/sign-in.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

const attemptsPerMinute = 20;

export function authenticateRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(
    app,
    authenticate,
    async ({ body, request }) => {
      const session = await signIn(
        settings,
        { ...body, tenantName: tenantOf(request.headers['tenant-name']) },
        clock(),
      );
      return { id_token: app.tokenFor(session) };
    },
    { config: { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } } },
  );
}

const tenantOf = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header[0] : header)?.trim() || 'default';
