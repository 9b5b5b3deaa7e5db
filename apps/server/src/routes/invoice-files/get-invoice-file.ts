import { getInvoiceFile } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { assertInternal } from '../../administration/assert-internal.ts';
import { administeredFile } from '../../loads/administered-files.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getInvoiceFileRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getInvoiceFile, async ({ user, params }) => {
    assertInternal(user);
    return await administeredFile(settings, user.tenantId, params.id);
  });
}
