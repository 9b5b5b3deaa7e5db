import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const getAllFilterskeys = endpoint({
  name: 'getAllFilterskeys',
  method: 'GET',
  path: '/aiparcelweb/api/filtersettings/getAllFilterskeys',
  access: 'active',
  source: 'S2 section 7',
  summary: 'The keys of all stored settings of the user.',
  answer: z.array(z.string()),
});
