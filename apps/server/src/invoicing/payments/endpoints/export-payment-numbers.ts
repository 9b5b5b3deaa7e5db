import { exportPaymentNumbers, mostExportedInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { tableFile } from '../../../platform/tables/table-file.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { paymentLineColumns, paymentLinesOf } from '../payment-lines.ts';
import { paymentNumberDetail, paymentNumbersOf, searchedInPayments } from '../payment-numbers.ts';

const mostNumbers = 500;

export function exportPaymentNumbersRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, exportPaymentNumbers, async ({ user, query, reply }) => {
    const { id, format, search, ...filters } = query;
    const all = await paymentNumbersOf(settings, user, filters);
    const chosen = id === undefined ? all : all.where('payment_number.id', '=', id);
    const question = { page: 1, size: mostNumbers, search, sort: 'createdAt', descending: true } as const;
    const { rows, total } = await tablePage(settings, chosen, question, {
      searched: [...searchedInPayments],
      unique: 'id',
    });
    const invoices = rows.reduce((sum, row) => sum + row.invoices, 0);
    if (total > mostNumbers || invoices > mostExportedInvoices) {
      throw badRequest('Too many payment numbers for one file. Narrow the list.');
    }
    const details = await Promise.all(rows.map((row) => paymentNumberDetail(services, user, row.id)));
    await recordEvent(settings, user, clock(), {
      action: 'payment_number.export',
      more: { numbers: rows.length, filters: query },
    });
    const [only] = details;
    const name = id === undefined || only === undefined ? 'payment-numbers' : only.number;
    return tableFile(reply, { name, format, columns: paymentLineColumns, rows: paymentLinesOf(details) });
  });
}
