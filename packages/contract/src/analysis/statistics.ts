import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { fileFormat } from '../foundation/file-format.ts';
import { idParam } from '../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';

const endpoint = endpoints({ ...audiences.statistics, source: 'S3 section 2.3, /aframe/statistics' });

/** What the warehouse holds for a client; days are `YYYY-MM-DD`, amounts US dollars converted charge by charge. */
export const clientStatistics = z.object({
  /** The client's number. */
  id: z.number().int(),
  name: z.string(),
  packages: z.number().int(),
  charges: z.number().int(),
  firstBillDate: z.string().nullable(),
  lastBillDate: z.string().nullable(),
  amount: z.number(),
  /** How many loads added rows. */
  loads: z.number().int(),
  /** Number of the newest load that added rows; 0 if there is none. */
  lastLoad: z.number().int(),
  loadedAt: z.iso.datetime().nullable(),
});

export type ClientStatistics = z.infer<typeof clientStatistics>;

/** The columns that the list can be sorted by, the default first. */
export const clientStatisticsSorts = [
  'name',
  'packages',
  'charges',
  'firstBillDate',
  'lastBillDate',
  'amount',
  'loads',
  'lastLoad',
] as const;

export const listStatistics = endpoint({
  name: 'listStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics',
  summary: 'What the warehouse holds for each client of the tenant.',
  query: tableQuery(clientStatisticsSorts),
  answer: tableAnswer(clientStatistics),
});

export const exportStatistics = endpoint({
  name: 'exportStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/export',
  summary: 'What the warehouse holds for each client of the tenant that fits the search, as CSV or Excel.',
  query: tableQuery(clientStatisticsSorts)
    .pick({ search: true, sort: true, descending: true })
    .extend(fileFormat.shape),
  answer: z.unknown(),
});

export const getClientStatistics = endpoint({
  name: 'getClientStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/:id',
  summary: 'What the warehouse holds for one client, by quarter of the bill date, the newest first.',
  params: idParam,
  answer: clientStatistics.extend({
    quarters: z.array(
      z.object({
        year: z.number().int(),
        quarter: z.number().int().min(1).max(4),
        packages: z.number().int(),
        charges: z.number().int(),
        amount: z.number(),
        loads: z.number().int(),
      }),
    ),
  }),
});

export type ClientStatisticsDetail = z.infer<typeof getClientStatistics.answer>;

export const warehouseStatistics = endpoint({
  name: 'warehouseStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/warehouse',
  summary: 'The newest load and the rollups; for the server’s own tenant those of the whole warehouse, with its size.',
  answer: z.object({
    /**
     * Number of the newest load: of all tenants for the server's own tenant, otherwise of the tenant's clients; 0 if
     * there is none.
     */
    dataVersion: z.number().int(),
    /** When that load was stored. */
    asOf: z.iso.datetime().nullable(),
    /** Size of the database file with its log, which all tenants share; null except for the server's own tenant. */
    bytes: z.number().int().nullable(),
    /** Names of the rollups. */
    rollups: z.array(z.string()),
  }),
});
