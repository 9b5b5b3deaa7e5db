import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';
import { carrierResponse } from '../carrier-responses.ts';

/** The status of a finding. It is open until somebody changes it. */
export const exceptionStates = ['open', 'in_review', 'disputed', 'credited', 'denied', 'accepted'] as const;
export type ExceptionState = (typeof exceptionStates)[number];

/** Findings in these states are settled: nothing more is expected from the carrier. */
export const settledStates: readonly ExceptionState[] = ['credited', 'denied', 'accepted'];

/** In these states no claim has been filed yet. Only such findings count as claimable. */
export const unfiledStates: readonly ExceptionState[] = ['open', 'in_review'];

/** Whether a claim can still be filed; `unknown` if the carrier publishes no deadline. */
export const claimWindowStates = ['claimable', 'expired', 'unknown'] as const;
export type ClaimWindowState = (typeof claimWindowStates)[number];

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
  /** At stake, in US dollars. */
  amount: z.number(),
  /** The last day to file a claim; null if the carrier publishes no deadline. */
  claimBy: z.string().nullable(),
  claimWindow: z.enum(claimWindowStates),
  /** Whether a credit for it has been received. */
  answered: z.boolean(),
  state: z.enum(exceptionStates),
  note: z.string(),
  /** The carrier's claim number; empty if none was recorded. */
  claimReference: z.string(),
  /** When the claim was filed. */
  claimedOn: z.string().nullable(),
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
  /** Those that are assigned to this user. */
  ownerId: wholeNumber.optional(),
  from: day,
  to: day,
});

export type FindingFilters = z.output<typeof findingFilters>;
