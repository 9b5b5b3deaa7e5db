import { queryOptions } from '@tanstack/react-query';
import { getInvoiceLedger, getLedgerInvoices, type LedgerAccount } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

/** The invoice ledger of a client with its sub-clients, or of all. */
export const ledgerOptions = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['invoices', 'ledger', clientId],
    queryFn: ({ signal }) => call(getInvoiceLedger, { query: { clientId } }, signal),
    staleTime: 0,
  });

/** Which invoices are shown: those of an account, or only those of one week (`YYYY-MM-DD`, its first day). */
export interface LedgerChoice {
  readonly account: LedgerAccount;
  readonly week: string | undefined;
}

export const ledgerInvoicesOptions = ({ account: { clientId, carrierName, accountNumber }, week }: LedgerChoice) =>
  queryOptions({
    queryKey: ['invoices', 'ledger', 'of-account', clientId, carrierName, accountNumber, week],
    queryFn: ({ signal }) => call(getLedgerInvoices, { query: { clientId, carrierName, accountNumber, week } }, signal),
    staleTime: 0,
  });
