import { exportInvoicePackages } from '@waybill/contract';
import { fileName } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { contentTypeOf } from '../../../platform/tables/content-type.ts';
import { invoiceOf } from '../invoice-detail.ts';
import { packageLinesFile } from '../package-lines-file.ts';

export function exportInvoicePackagesRoute(app: FastifyInstance, services: Services): void {
  route(app, exportInvoicePackages, async ({ user, params, query: { format }, reply }) => {
    const invoice = await invoiceOf(services, user, params.id);
    const stream = await packageLinesFile(services, user, invoice, format, callSignal(reply));
    const name = fileName(`${invoice.carrierName}_${invoice.invoiceNumber}_${invoice.billDate}`);
    await recordEvent(services.settings, user, services.clock(), {
      action: 'invoice.export_packages',
      subject: { id: invoice.id, name: `${invoice.carrierName} ${invoice.invoiceNumber}` },
    });
    reply
      .type(contentTypeOf(format))
      .header('content-disposition', attachment(`${name}.${format}`))
      .header('cache-control', 'private, no-store');
    return stream;
  });
}
