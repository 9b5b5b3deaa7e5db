import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const addfilterForKey = endpoint({
  name: 'addfilterForKey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/addfilterForKey',
  access: 'active',
  source: 'S2 section 7',
  summary: 'Stores a setting under its key, replacing the one before.',
  body: z.object({
    filter_key: z.string().min(1).max(200),
    filter_value: z.string().max(1_000_000),
    osfilter_key: z.string().min(1).max(200).optional(),
    osfilter_value: z.string().max(200).optional(),
  }),
  answer: z.object({ message: z.string() }),
});
