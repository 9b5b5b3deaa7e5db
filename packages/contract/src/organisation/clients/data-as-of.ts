import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const dataAsOf = endpoint({
  name: 'dataAsOf',
  method: 'GET',
  path: '/aiparcelweb/api/dataAsOf',
  access: 'active',
  source: 'S1 section 2',
  summary: 'How fresh the figures are: the published load, and the last load of each client that the user may see.',
  answer: z.object({
    /** Number of the published load; 0 while nothing was loaded. */
    dataVersion: z.number().int(),
    /** The newest load of these clients. */
    asOf: z.iso.datetime().nullable(),
    /** Clients without any invoice are absent. */
    clients: z.array(
      z.object({
        clientId: z.number().int(),
        loadedAt: z.iso.datetime(),
        /** Bill date of the newest invoice, `YYYY-MM-DD`. */
        newestBillDate: z.string(),
      }),
    ),
  }),
});

export type DataAsOf = z.infer<typeof dataAsOf.answer>;
