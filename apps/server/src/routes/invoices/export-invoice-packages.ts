import { exportInvoicePackages } from '@waybill/contract';
import { fileName } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/write-audit.ts';
import { callSignal } from '../../data/call-signal.ts';
import { invoiceOf } from '../../invoices/invoice-detail.ts';
import { packageLinesFile } from '../../invoices/package-lines-file.ts';
import { contentTypeOf } from '../../reports/report-file.ts';
import type { Services } from '../../services.ts';
import { attachment } from '../attachment.ts';
import { route } from '../route.ts';

export function exportInvoicePackagesRoute(app: FastifyInstance, services: Services): void {
  route(app, exportInvoicePackages, async ({ user, params, query: { format }, reply }) => {
    const invoice = await invoiceOf(services, user, params.id);
    const stream = await packageLinesFile(services, user, invoice, format, callSignal(reply));
    const name = fileName(`${invoice.carrierName}_${invoice.invoiceNumber}_${invoice.billDate}`);
    await writeAudit(services.settings, user, services.clock(), {
      action: 'invoice.export_packages',
      subject: { id: invoice.id, name: `${invoice.carrierName} ${invoice.invoiceNumber}` },
    });
    reply
      .type(contentTypeOf(format))
      .header('connection', 'close')
      .header('content-disposition', attachment(`${name}.${format}`))
      .header('cache-control', 'private, no-store');
    return stream;
  });
}
