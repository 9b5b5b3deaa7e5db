import { exportInvoices, mostExportedInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tableFile } from '../../../platform/tables/table-file.ts';
import { findInvoices } from '../find-invoices.ts';
import { invoiceFileColumns } from '../invoice-file-columns.ts';

export function exportInvoicesRoute(app: FastifyInstance, services: Services): void {
  route(app, exportInvoices, async ({ user, query, reply }) => {
    const { format, sort, descending, ...filters } = query;
    const window = { sort, descending, limit: mostExportedInvoices, offset: 0 };
    const { rows, total } = await findInvoices(services, user, filters, window, callSignal(reply));
    if (total > mostExportedInvoices) {
      throw badRequest(`More than ${mostExportedInvoices} invoices match. Choose fewer days.`);
    }
    await recordEvent(services.settings, user, services.clock(), {
      action: 'invoice.export',
      more: { invoices: rows.length, filters },
    });
    return tableFile(reply, { name: 'invoices', format, columns: invoiceFileColumns, rows });
  });
}
