import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { keyParam } from './filter-setting.ts';
export const deleteFilterForKey = endpoint({
  name: 'deleteFilterForKey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/deleteFilterForKey/:key',
  access: 'active',
  source: 'S2 section 7',
  summary: 'Deletes the setting under a key.',
  params: keyParam,
  answer: z.object({ message: z.string() }),
});
