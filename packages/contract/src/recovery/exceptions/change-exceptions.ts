import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { exceptionStates } from './exception-state.ts';
import { findingFilters } from './finding-filters.ts';

/** The most findings that one change may touch. */
export const mostChangedFindings = 5_000;

const shape = {
  source: 'S3 sections 2.2 and 2.3',
  body: z.object({
    /** Among which findings: those of the page on screen. */
    filters: findingFilters.prefault({}),
    /** Which of them; all that fit the filters without it. */
    ids: z.array(text(32)).min(1).max(mostChangedFindings).optional(),
    /** What is left out stays as it is. */
    state: z.enum(exceptionStates).optional(),
    note: text(2_000).optional(),
    claimReference: text(60).optional(),
    ownerId: z.number().int().nullable().optional(),
  }),
  answer: z.object({ changed: z.number().int() }),
} as const;

export const changeTrackingExceptions = endpoint({
  ...shape,
  name: 'changeTrackingExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionTracking/changes',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Sets state, note or owner of findings about packages.',
});

export const changeChargeExceptions = endpoint({
  ...shape,
  name: 'changeChargeExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionCharge/changes',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Sets state, note or owner of findings about charges.',
});
