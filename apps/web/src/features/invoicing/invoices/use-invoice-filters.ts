import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';

/** The filters of the address, as the calls take them. */
export function useInvoiceFilters() {
  const { client, carrier, account, tracking, currency, from, to } = useTableAddress().search;
  return {
    clientId: client,
    carrierId: carrier,
    accountNumber: account,
    trackingNumbers: tracking,
    currencyCode: currency,
    fromDate: from,
    toDate: to,
  };
}
