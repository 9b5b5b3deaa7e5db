import { validateAccountNumbers } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { readableClients } from '../../../../identity/access/readable-clients.ts';
import { callSignal } from '../../../../platform/http/call-signal.ts';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkAccountNumbers } from '../../check-account-numbers.ts';

export function validateAccountNumbersRoute(app: FastifyInstance, { settings, warehouse }: Services): void {
  route(app, validateAccountNumbers, async ({ body, user, reply }) => {
    const readable = await readableClients(settings, user);
    return checkAccountNumbers(body.accounts, { settings, warehouse, readable, signal: callSignal(reply) });
  });
}
