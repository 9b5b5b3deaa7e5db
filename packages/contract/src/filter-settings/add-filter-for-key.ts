import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';

export const addfilterForKey = endpoint({
  name: 'addfilterForKey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/addfilterForKey',
  access: 'active',
  source: 'S2 section 7',
  summary: 'Stores a setting under its key, replacing the one before.',
  body: z.object({
    filter_key: text(200).min(1),
    filter_value: text(1_000_000),
    osfilter_key: text(200).min(1).optional(),
    osfilter_value: text(200).optional(),
  }),
  answer: z.object({ message: z.string() }),
});
