import { queryOptions } from '@tanstack/react-query';
import { getInvoiceLedger, type LedgerAccount } from '@waybill/contract';
import { call } from '../api/call.ts';

/** The invoice ledger of a client with its sub-clients, or of all. */
export const ledgerOptions = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['invoices', 'ledger', clientId],
    queryFn: ({ signal }) => call(getInvoiceLedger, { query: { clientId } }, signal),
    staleTime: 0,
  });

/** An invoice is late, differs, was not loaded, or one was expected and none arrived. */
export const needsAttention = ({ punctuality, weeks }: LedgerAccount): boolean =>
  punctuality === 'late' || weeks.some(({ differs, notLoaded, isMissing }) => differs + notLoaded > 0 || isMissing);
