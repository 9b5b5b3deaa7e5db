import { listInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../data/call-signal.ts';
import { findInvoices } from '../../invoices/find-invoices.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listInvoicesRoute(app: FastifyInstance, services: Services): void {
  route(app, listInvoices, async ({ user, query, reply }) => {
    const { page, size, sort, descending } = query;
    const window = { sort, descending, limit: size, offset: (page - 1) * size };
    return await findInvoices(services, user, query, window, callSignal(reply));
  });
}
