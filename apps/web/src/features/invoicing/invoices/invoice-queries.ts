import { queryOptions } from '@tanstack/react-query';
import { getInvoice } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

/** One carrier invoice with its parts. */
export const invoiceOptions = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    queryFn: ({ signal }) => call(getInvoice, { params: { id } }, signal),
    staleTime: 0,
  });
