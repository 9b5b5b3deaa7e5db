import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { dataQuery, dataValue } from './data-query.ts';

export const filterValues = endpoint({
  name: 'filterValues',
  method: 'POST',
  path: '/aiparcelweb/api/aidashboards/data/:page/filters/:dimension',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'The distinct values of a filter dimension under the other active filters.',
  params: z.object({ page: z.string().max(60), dimension: z.string().max(60) }),
  body: dataQuery
    .extend({
      clientId: wholeNumber.nullish().transform((id) => id ?? undefined),
    })
    .refine(({ clientId, childClientIdsCSV }) => clientId !== undefined || childClientIdsCSV.trim() !== '', {
      path: ['clientId'],
      message: 'Specify clientId, or the children in childClientIdsCSV.',
    }),
  /** Also the aggregates of the select list, under their names: ROWS for `count(*) as rows`. */
  answer: z.object({
    data: z.array(
      z.object({ NAME: z.string(), VALUE: z.string(), ROWS: z.coerce.number().int().optional() }).catchall(dataValue),
    ),
  }),
});
