import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';

export const warehouseStatistics = endpoint({
  name: 'warehouseStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/warehouse',
  ...audiences.statistics,
  source: 'S3 section 2.3, /aframe/statistics',
  summary: 'The newest load and the rollups; for the house’s own tenant those of the whole warehouse, with its size.',
  answer: z.object({
    /** Number of the newest load: of all tenants for the house's own, else of the tenant's clients; 0 without any. */
    dataVersion: z.number().int(),
    /** When that load came. */
    asOf: z.iso.datetime().nullable(),
    /** Size of the database file with its log, which all tenants share; null for every tenant but the house's own. */
    bytes: z.number().int().nullable(),
    /** Names of the rollups that are kept. */
    rollups: z.array(z.string()),
  }),
});
