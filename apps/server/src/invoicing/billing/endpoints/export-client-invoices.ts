import { exportClientInvoices, mostExportedInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tableFile } from '../../../platform/tables/table-file.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { clientInvoiceLineColumns, linesOf } from '../client-invoice-lines.ts';
import { clientInvoiceDetail, clientInvoices } from '../client-invoices.ts';

const mostNumbers = 500;

export function exportClientInvoicesRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, exportClientInvoices, async ({ user, query, reply }) => {
    const { id, format, search, ...filters } = query;
    const all = await clientInvoices(settings, user, filters);
    const chosen = id === undefined ? all : all.where('client_invoice.id', '=', id);
    const question = { page: 1, size: mostNumbers, search, sort: 'createdAt', descending: true } as const;
    const { rows, total } = await tablePage(settings, chosen, question, {
      searched: ['number', 'clientName'],
      unique: 'id',
    });
    const invoices = rows.reduce((sum, row) => sum + row.invoices, 0);
    if (total > mostNumbers || invoices > mostExportedInvoices) {
      throw badRequest(`More than ${mostExportedInvoices} invoices match. Choose fewer days.`);
    }
    const details = await Promise.all(rows.map((row) => clientInvoiceDetail(services, user, row.id)));
    await recordEvent(settings, user, clock(), {
      action: 'client_invoice.export',
      more: { numbers: rows.length, filters: query },
    });
    const [only] = details;
    const name = id === undefined || only === undefined ? 'client-invoices' : only.number;
    return tableFile(reply, { name, format, columns: clientInvoiceLineColumns, rows: linesOf(details) });
  });
}
