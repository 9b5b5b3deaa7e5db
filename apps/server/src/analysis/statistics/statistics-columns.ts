import type { ClientStatistics } from '@waybill/contract';
import type { FileColumn } from '../../platform/tables/table-file.ts';

/** What the warehouse holds of each client, as a file. */
export const statisticsColumns: readonly FileColumn<ClientStatistics>[] = [
  { header: 'Client', format: 'text', value: ({ name }) => name },
  { header: 'Client Id', format: 'integer', value: ({ id }) => id },
  { header: 'Packages', format: 'integer', value: ({ packages }) => packages },
  { header: 'Charges', format: 'integer', value: ({ charges }) => charges },
  { header: 'First Bill Date', format: 'date', value: ({ firstBillDate }) => firstBillDate },
  { header: 'Last Bill Date', format: 'date', value: ({ lastBillDate }) => lastBillDate },
  { header: 'Amount USD', format: 'money', value: ({ amount }) => amount },
  { header: 'Loads', format: 'integer', value: ({ loads }) => loads },
  { header: 'Last Load', format: 'integer', value: ({ lastLoad }) => lastLoad },
  { header: 'Loaded At', format: 'text', value: ({ loadedAt }) => loadedAt },
];
