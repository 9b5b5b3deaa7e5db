import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { clientStatistics, clientStatisticsSorts } from './client-statistics.ts';

export const listStatistics = endpoint({
  name: 'listStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics',
  ...audiences.statistics,
  source: 'S3 section 2.3, /aframe/statistics',
  summary: 'What the warehouse holds of each client of the tenant.',
  query: tableQuery(clientStatisticsSorts),
  answer: tableAnswer(clientStatistics),
});
