import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { waitingClients } from './exceptions/finding.ts';

/** Why a rule could not judge a package or a charge, besides what rating by an agreement says in words. */
export const coverageLacks = [
  'no_rules',
  'no_agreement',
  'not_switched_on',
  'suspended',
  'waived',
  'no_delivery',
  'no_deliveries',
  'no_dimensions',
  'no_weight',
  'several_pieces',
  'few_alike',
  'no_usual',
] as const;
export type CoverageLack = (typeof coverageLacks)[number];

const counted = z.object({ packages: z.number().int(), amount: z.number() });

/** What one rule looked at of a carrier's bills, in packages or charges and US dollars. */
const ruleCoverage = counted.extend({
  rule: z.string(),
  carrierName: z.string(),
  judged: counted,
  /** Why not the rest, the dearest first: one of `coverageLacks`, or what an agreement's rating lacked, in words. */
  lacks: z.array(counted.extend({ reason: z.string() })),
});
export type RuleCoverage = z.infer<typeof ruleCoverage>;

/** What the audit could judge. */
export const auditCoverage = endpoint({
  name: 'auditCoverage',
  method: 'GET',
  path: '/aiparcelweb/api/auditCoverage',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
  summary: 'What share of packages and dollars each rule could judge, by carrier, and why not the rest.',
  query: z.object({
    clientId: wholeNumber.optional(),
    /** Invoice dates, both included; default: the last three months. */
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    rules: z.array(ruleCoverage),
    /** Invoice dates that are still to be rated by agreements. */
    daysToRate: z.number().int(),
    waitingClients,
  }),
});
