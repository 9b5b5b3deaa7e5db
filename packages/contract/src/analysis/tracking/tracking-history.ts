import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';

/** Where tracking numbers are looked up: on the page of look-ups, or by the search in the header. */
export const lookupSources = ['page', 'search'] as const;
export type LookupSource = (typeof lookupSources)[number];

const lookup = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  login: z.string(),
  source: z.enum(lookupSources),
  /** The first of the tracking numbers. */
  numbers: z.array(z.string()),
  asked: z.number().int(),
  found: z.number().int(),
});

export type TrackingLookup = z.infer<typeof lookup>;

const day = calendarDay().optional();
const shape = { source: 'S3 sections 2.2 and 2.3' } as const;

export const listTrackingLookups = endpoint({
  ...shape,
  name: 'listTrackingLookups',
  method: 'GET',
  access: ['TASK_TRACK_HISTORY'],
  path: '/aiparcelweb/api/trackingHistory',
  summary: 'A page of tracking number look-ups: the caller’s own, or for internal users all of the tenant.',
  query: tableQuery(['at', 'login', 'asked', 'found']).extend({
    /** Only their own. */
    own: z.stringbool().default(false),
    /** Days are UTC calendar days, both included. */
    from: day,
    to: day,
  }),
  answer: tableAnswer(lookup),
});

export const getTrackingLookup = endpoint({
  ...shape,
  name: 'getTrackingLookup',
  method: 'GET',
  access: ['TASK_TRACK_HISTORY'],
  path: '/aiparcelweb/api/trackingHistory/:id',
  summary: 'All tracking numbers of a look-up, to repeat it.',
  params: idParam,
  answer: z.object({ numbers: z.array(z.string()) }),
});
