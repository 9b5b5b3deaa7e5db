import { exportInvoices, mostExportedInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tableFile } from '../../administration/table-file.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { callSignal } from '../../data/call-signal.ts';
import { findInvoices } from '../../invoices/find-invoices.ts';
import { invoiceFileColumns } from '../../invoices/invoice-file-columns.ts';
import { badRequest } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function exportInvoicesRoute(app: FastifyInstance, services: Services): void {
  route(app, exportInvoices, async ({ user, query, reply }) => {
    const { format, sort, descending, ...filters } = query;
    const window = { sort, descending, limit: mostExportedInvoices, offset: 0 };
    const { rows, total } = await findInvoices(services, user, filters, window, callSignal(reply));
    if (total > mostExportedInvoices) {
      throw badRequest(`More than ${mostExportedInvoices} invoices fit: choose fewer days.`);
    }
    await writeAudit(services.settings, user, services.clock(), {
      action: 'invoice.export',
      more: { invoices: rows.length, filters },
    });
    return tableFile(reply, { name: 'invoices', format, columns: invoiceFileColumns, rows });
  });
}
