import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { claimWindowStates, exceptionStates } from './exception-state.ts';
import { findingFilters } from './finding-filters.ts';

const tally = z.object({
  rule: z.string(),
  carrierName: z.string(),
  clientId: z.number().int(),
  state: z.enum(exceptionStates),
  claimWindow: z.enum(claimWindowStates),
  /** The nearest day by which one of them must be claimed. */
  firstClaimBy: z.string().nullable(),
  findings: z.number().int(),
  amount: z.number(),
});

export type FindingTally = z.infer<typeof tally>;

const shape = {
  source: 'S3 sections 2.2 and 2.3',
  query: findingFilters.pick({ clientId: true, from: true, to: true }),
  /** The invoice dates in force, and what is at stake; money in US dollars. */
  answer: z.object({ from: z.string(), to: z.string(), tallies: z.array(tally) }),
} as const;

export const tallyTrackingExceptions = endpoint({
  ...shape,
  name: 'tallyTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/tallies',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'What is at stake in findings about packages, by rule, carrier, client and state.',
});

export const tallyChargeExceptions = endpoint({
  ...shape,
  name: 'tallyChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/tallies',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'What is at stake in findings about charges, by rule, carrier, client and state.',
});
