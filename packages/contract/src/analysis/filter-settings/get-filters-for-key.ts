import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { keyParam } from './filter-setting.ts';
export const getFiltersforkey = endpoint({
  name: 'getFiltersforkey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/getFiltersforkey/:key',
  access: 'active',
  source: 'S2 section 7',
  summary: 'The value stored under a key as the only item, or an empty list.',
  params: keyParam,
  answer: z.array(z.string()),
});
