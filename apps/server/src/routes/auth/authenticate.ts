import { authenticate } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { AttemptLimit } from '../../auth/attempt-limit.ts';
import { signIn } from '../../auth/sign-in.ts';
import { tenantOf } from '../../auth/tenant-of.ts';
import { ProblemError } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function authenticateRoute(app: FastifyInstance, { settings, clock }: Services): void {
  const limit = new AttemptLimit(clock);
  route(app, authenticate, async ({ body, request }) => {
    const tenantName = tenantOf(request);
    const forgive = limit.begin({ address: request.ip, tenantName, username: body.username });
    try {
      const session = await signIn(settings, { ...body, tenantName }, clock());
      forgive();
      return { id_token: app.tokenFor(session) };
    } catch (error) {
      if (!isWrongPassword(error)) forgive();
      throw error;
    }
  });
}

const isWrongPassword = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 401;
