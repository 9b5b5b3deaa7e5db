import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { dataAnswer, dataQuery } from './data-query.ts';

export const data = endpoint({
  name: 'data',
  method: 'POST',
  path: '/aiparcelweb/api/aidashboards/data/:page/:container',
  ...audiences.analysisData,
  source: 'S2 section 7',
  summary: 'Runs a structured query description for a container of a page.',
  params: z.object({ page: z.string().max(60), container: z.string().max(60) }),
  body: dataQuery,
  answer: dataAnswer,
});
