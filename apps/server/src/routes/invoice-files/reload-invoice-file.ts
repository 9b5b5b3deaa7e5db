import { reloadInvoiceFile } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { reloadFile } from '../../loads/reload-file.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function reloadInvoiceFileRoute(app: FastifyInstance, services: Services): void {
  route(app, reloadInvoiceFile, async ({ user, params, body, request }) => {
    return await reloadFile(services, user, { fileId: params.id, ...body }, (error) =>
      request.log.error({ err: error }, 'load failed'),
    );
  });
}
