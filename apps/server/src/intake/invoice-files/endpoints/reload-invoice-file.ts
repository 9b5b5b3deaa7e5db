import { reloadInvoiceFile } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { reloadFile } from '../reload-file.ts';

export function reloadInvoiceFileRoute(app: FastifyInstance, services: Services): void {
  route(app, reloadInvoiceFile, async ({ user, params, body, request }) => {
    return await reloadFile(services, user, { fileId: params.id, ...body }, (error) =>
      request.log.error({ err: error }, 'load failed'),
    );
  });
}
