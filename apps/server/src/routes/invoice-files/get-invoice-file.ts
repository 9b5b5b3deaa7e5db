import { getInvoiceFile } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredFile } from '../../loads/administered-files.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getInvoiceFileRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getInvoiceFile, async ({ user, params }) => {
    return await administeredFile(settings, user.tenantId, params.id);
  });
}
