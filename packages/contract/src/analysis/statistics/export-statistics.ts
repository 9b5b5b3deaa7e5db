import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableQuery } from '../../foundation/table.ts';
import { fileFormat } from '../../invoicing/invoices/invoice.ts';
import { clientStatisticsSorts } from './client-statistics.ts';

export const exportStatistics = endpoint({
  name: 'exportStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/export',
  ...audiences.statistics,
  source: 'S3 section 2.3, /aframe/statistics',
  summary: 'What the warehouse holds of each client of the tenant that fits the search, as CSV or Excel.',
  query: tableQuery(clientStatisticsSorts)
    .pick({ search: true, sort: true, descending: true })
    .extend(fileFormat.shape),
  answer: z.unknown(),
});
