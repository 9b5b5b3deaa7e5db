import { z } from 'zod';
import { endpoints } from '../foundation/endpoint.ts';
import { text } from '../foundation/text.ts';

const endpoint = endpoints({ access: 'active', source: 'S2 section 7' });

/** A stored setting of one user: a saved filter set, the widgets of a page, comparisons or the theme. */
export const filterSetting = z.object({ filter_key: z.string(), filter_value: z.string() });

export const keyParam = z.object({ key: text(200).min(1) });

export const getAllFiltersinfo = endpoint({
  name: 'getAllFiltersinfo',
  method: 'GET',
  path: '/aiparcelweb/api/filtersettings/getAllFiltersinfo',
  summary: 'All stored settings of the user.',
  answer: z.array(filterSetting),
});

export const getAllFilterskeys = endpoint({
  name: 'getAllFilterskeys',
  method: 'GET',
  path: '/aiparcelweb/api/filtersettings/getAllFilterskeys',
  summary: 'The keys of all stored settings of the user.',
  answer: z.array(z.string()),
});

export const getFiltersforkey = endpoint({
  name: 'getFiltersforkey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/getFiltersforkey/:key',
  summary: 'The value stored under a key as the only item, or an empty list.',
  params: keyParam,
  answer: z.array(z.string()),
});

export const addfilterForKey = endpoint({
  name: 'addfilterForKey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/addfilterForKey',
  summary:
    'Stores a setting under its key, replacing the previous one. A filter set replaces one of the same name only with `overwrite`.',
  body: z.object({
    filter_key: text(200).min(1),
    filter_value: text(1_000_000),
    /** Whether to replace a filter set of the same name; otherwise the response is 409. */
    overwrite: z.boolean().optional(),
    /** Keys of other filter sets of the same name that are replaced in the same step. */
    replaces: z.array(text(200)).max(20).optional(),
    osfilter_key: text(200).min(1).optional(),
    osfilter_value: text(200).optional(),
  }),
  answer: z.object({ message: z.string() }),
});

export const deleteFilterForKey = endpoint({
  name: 'deleteFilterForKey',
  method: 'POST',
  path: '/aiparcelweb/api/filtersettings/deleteFilterForKey/:key',
  summary: 'Deletes the setting under a key.',
  params: keyParam,
  answer: z.object({ message: z.string() }),
});
