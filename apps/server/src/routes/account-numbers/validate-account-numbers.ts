import { validateAccountNumbers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { checkAccountNumbers } from '../../accounts/check-account-numbers.ts';
import { readableClients } from '../../clients/readable-clients.ts';
import { callSignal } from '../../data/call-signal.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function validateAccountNumbersRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, validateAccountNumbers, async ({ body, user, reply }) => {
    const readable = await readableClients(settings, user);
    return checkAccountNumbers(body.accounts, { settings, warehouse, readable, signal: callSignal(reply) });
  });
}
