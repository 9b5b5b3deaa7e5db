import { getInvoiceFile } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredFile } from '../administered-files.ts';

export function getInvoiceFileRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getInvoiceFile, async ({ user, params }) => {
    return await administeredFile(settings, user.tenantId, params.id);
  });
}
