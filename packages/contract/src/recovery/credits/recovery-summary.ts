import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

/** Days since filing that ageing tells apart: up to 15, 30, 60, 90, and more. */
export const ageingDays = [15, 30, 60, 90] as const;

/** Claims by what they are told apart by, in US dollars. */
const claimGroup = z.object({
  carrierName: z.string(),
  rule: z.string(),
  claims: z.number().int(),
  claimed: z.number(),
  recovered: z.number(),
  /** Claims that are neither settled nor denied, and what is still due of them. */
  open: z.number().int(),
  due: z.number(),
  denied: z.number().int(),
  /** Of claims on which the carrier has decided, what share it denied: 0 to 1; null if it has decided on none. */
  denialRate: z.number().nullable(),
  /** Between filing and the last credit of claims that were credited in full, in days; null if there is none. */
  medianDaysToCredit: z.number().nullable(),
});

/** What claims have brought, by the dates of the invoices with the credits. Money is in US dollars. */
export const recoverySummary = endpoint({
  name: 'recoverySummary',
  method: 'GET',
  path: '/aiparcelweb/api/recoveries/summary',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
  summary:
    'What was claimed and what has been recovered: the sum of allocated credits; by month, carrier and rule, with ageing and denials.',
  query: z.object({
    clientId: wholeNumber.optional(),
    carrierName: text(80).optional(),
    /** Invoice dates of credits and filing dates of claims, both included; default: the last twelve months. */
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    claimed: z.number(),
    recovered: z.number(),
    /** Still due of claims that are neither settled nor denied. */
    due: z.number(),
    /** Credits that came without a claim. */
    unclaimed: z.number(),
    /** Credits that somebody is to decide about. */
    toDecide: z.number(),
    takenBack: z.number(),
    months: z.array(z.object({ month: z.string(), recovered: z.number(), unclaimed: z.number() })),
    groups: z.array(claimGroup),
    /** What is due by days since filing; the last one has no upper limit. */
    ageing: z.array(z.object({ upTo: z.number().int().nullable(), claims: z.number().int(), due: z.number() })),
    denialReasons: z.array(z.object({ carrierName: z.string(), reason: z.string(), claims: z.number().int() })),
  }),
});
