import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { clientStatistics } from './client-statistics.ts';

export const getClientStatistics = endpoint({
  name: 'getClientStatistics',
  method: 'GET',
  path: '/aiparcelweb/api/statistics/:id',
  ...audiences.statistics,
  source: 'S3 section 2.3, /aframe/statistics',
  summary: 'What the warehouse holds of one client, by quarter of the bill date, the newest first.',
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
