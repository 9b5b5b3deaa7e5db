import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { filterSetting } from './filter-setting.ts';
export const getAllFiltersinfo = endpoint({
  name: 'getAllFiltersinfo',
  method: 'GET',
  path: '/aiparcelweb/api/filtersettings/getAllFiltersinfo',
  access: 'active',
  source: 'S2 section 7',
  summary: 'All stored settings of the user.',
  answer: z.array(filterSetting),
});
