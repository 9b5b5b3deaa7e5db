import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';

export const addfilterForKey = endpoint({
  name: 'addfilterForKey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/addfilterForKey',
  access: 'active',
  source: 'S2 section 7',
  summary:
    'Stores a setting under its key, replacing the one before. A filter set replaces one of its name only with `overwrite`.',
  body: z.object({
    filter_key: text(200).min(1),
    filter_value: text(1_000_000),
    /** Whether a filter set whose name is taken is replaced; else the answer is 409. */
    overwrite: z.boolean().optional(),
    /** Keys of filter sets of the same name that the new one replaces too, in the same step. */
    replaces: z.array(text(200)).max(20).optional(),
    osfilter_key: text(200).min(1).optional(),
    osfilter_value: text(200).optional(),
  }),
  answer: z.object({ message: z.string() }),
});
