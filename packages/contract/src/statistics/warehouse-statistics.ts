import { z } from 'zod';
import { audiences } from '../audience.ts';
import { endpoint } from '../endpoint.ts';

export const warehouseStatistics = endpoint({
  name: 'warehouseStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/warehouse',
  ...audiences.statistics,
  source: 'S3 section 2.3, /aframe/statistics',
  summary: 'The warehouse as a whole: published load, size of its file, rollups.',
  answer: z.object({
    /** Number of the published load; 0 while nothing was loaded. */
    dataVersion: z.number().int(),
    asOf: z.iso.datetime().nullable(),
    /** Size of the database file with its log, which all tenants share. */
    bytes: z.number().int(),
    /** Names of the rollups that are kept. */
    rollups: z.array(z.string()),
  }),
});
