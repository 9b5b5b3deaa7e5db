import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { carrierResponse } from '../carrier-responses.ts';
import { claimChannels } from './claim-words.ts';

/** For how many of the clients these findings may be out of date: theirs are being worked out. */
export const waitingClients = z.number().int();

/**
 * The status of a finding. It is open until somebody changes it. `disputed` is a claim that has been filed, `accepted` a
 * finding that has been dismissed. Filed claims become `credited` or `partly_credited` by the credits allocated to them.
 */
export const exceptionStates = [
  'open',
  'in_review',
  'packed',
  'disputed',
  'acknowledged',
  'partly_credited',
  'credited',
  'denied',
  'written_off',
  'accepted',
  'withdrawn',
] as const;
export type ExceptionState = (typeof exceptionStates)[number];

/** Findings in these states are settled: nothing more is expected from the carrier. */
export const settledStates: readonly ExceptionState[] = ['credited', 'denied', 'written_off', 'accepted', 'withdrawn'];

/** In these states no claim has been filed yet. Only such findings count as claimable. */
export const unfiledStates: readonly ExceptionState[] = ['open', 'in_review', 'packed'];

/** In these states the carrier has got a claim, whatever has become of it. */
export const filedStates: readonly ExceptionState[] = [
  'disputed',
  'acknowledged',
  'partly_credited',
  'credited',
  'denied',
  'written_off',
];

/** Whether a claim can still be filed; `unknown` if the carrier publishes no deadline. */
export const claimWindowStates = ['claimable', 'expired', 'unknown'] as const;
export type ClaimWindowState = (typeof claimWindowStates)[number];

/**
 * How sure a finding is: `certain` by the arithmetic of the invoice or published rules, `likely` by the shipper's own
 * pattern, `check` where evidence is missing. Only the first two count as recoverable.
 */
export const confidences = ['certain', 'likely', 'check'] as const;
export type Confidence = (typeof confidences)[number];

/** Why nothing can be claimed although the charge is wrong or the service failed. */
export const findingObstacles = ['not_entitled', 'waived', 'excluded', 'suspended', 'credited', 'expired'] as const;
export type FindingObstacle = (typeof findingObstacles)[number];

/** Something that a rule found in the invoices, and its status. Dates are `YYYY-MM-DD`. */
export const finding = z.object({
  /** It stays the same if the same invoice is loaded again. */
  id: z.string(),
  rule: z.string(),
  clientId: z.number().int(),
  clientName: z.string(),
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  billDate: z.string(),
  shipDate: z.string(),
  trackingNumber: z.string().nullable(),
  service: z.string(),
  /** Name of the charge; empty for a finding about the whole package. */
  charge: z.string(),
  /** At stake: what was billed too much, less what has been credited for it, in US dollars. */
  amount: z.number(),
  /** What has been credited for it, in US dollars. */
  credited: z.number(),
  /** What was billed in total for what the finding is about, and what it should have been, in US dollars. */
  billed: z.number(),
  expected: z.number(),
  confidence: z.enum(confidences),
  /** Why nothing can be claimed; null if it can. */
  obstacle: z.enum(findingObstacles).nullable(),
  evidence: z.object({
    /** What was found, and what is usual or due: a percentage, US dollars, pounds or a zone, by the rule. */
    actual: z.number().nullable(),
    usual: z.number().nullable(),
    /** On how many of how many packages it is as usual, and since which ship date. */
    cases: z.number().int().nullable(),
    among: z.number().int().nullable(),
    since: z.string().nullable(),
    /** Which packages these are, or what else the finding rests on. */
    about: z.string(),
  }),
  /** The last day to file a claim; null if the carrier publishes no deadline. */
  claimBy: z.string().nullable(),
  claimWindow: z.enum(claimWindowStates),
  /** Whether a credit for it has been received, in part or in full. */
  answered: z.boolean(),
  state: z.enum(exceptionStates),
  note: z.string(),
  /** The carrier's claim number; empty if none was recorded. */
  claimReference: z.string(),
  /** When the claim was filed, how, and how much was claimed, in US dollars. */
  claimedOn: z.string().nullable(),
  claimChannel: z.enum(claimChannels).nullable(),
  claimedAmount: z.number().nullable(),
  /** What of `credited` answers the claim, in US dollars; the rest came without one. */
  recovered: z.number(),
  /** Why it was denied or dismissed: a denial or dismissal reason; empty if none was recorded. */
  reason: z.string(),
  owner: named.nullable(),
  /** The carrier's answers to claims for the package, if the user may see them. */
  responses: z.array(carrierResponse),
  /** When somebody last changed it: ISO 8601. */
  changedAt: z.string().nullable(),
});

export type Finding = z.infer<typeof finding>;

const day = calendarDay().optional();

/** Which findings are requested. Dates are invoice dates, both included; the default is the last three months. */
export const findingFilters = z.object({
  search: text(200).default(''),
  clientId: wholeNumber.optional(),
  carrierName: text(80).optional(),
  rule: text(60).optional(),
  state: z.enum(exceptionStates).optional(),
  claimWindow: z.enum(claimWindowStates).optional(),
  /** Those whose last day to claim is this day or an earlier one. */
  claimBy: calendarDay().optional(),
  confidence: z.enum(confidences).optional(),
  /** `claimable`: nothing speaks against a claim; `not_claimable`: something does. */
  claim: z.enum(['claimable', 'not_claimable']).optional(),
  /** Those that are assigned to this user. */
  ownerId: wholeNumber.optional(),
  from: day,
  to: day,
});

export type FindingFilters = z.output<typeof findingFilters>;
