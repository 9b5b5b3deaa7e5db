import { queryOptions } from '@tanstack/react-query';
import { getAccountStatement, getLedgerInvoices, type LedgerAccount } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

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

/** The statement of a client with its sub-clients, or of all, for a month (`YYYY-MM`). */
export const statementOptions = (clientId: number | undefined, month: string) =>
  queryOptions({
    queryKey: ['invoices', 'ledger', 'statement', clientId, month],
    queryFn: ({ signal }) => call(getAccountStatement, { query: { clientId, month } }, signal),
    staleTime: 0,
  });
