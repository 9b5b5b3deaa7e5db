import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

/** By what a credit was allocated to a claim; `automatic` came without one. */
export const allocationGrounds = ['decision', 'claim_number', 'tracking_number', 'amount', 'automatic'] as const;

/** What has become of a credit: `unclaimed` ones came without a claim, `to_decide` may answer one that is still due. */
export const creditOutcomes = ['to_decide', 'allocated', 'unclaimed', 'not_for_claims', 'taken_back'] as const;
export type CreditOutcomeName = (typeof creditOutcomes)[number];

const access = ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'] as const;
const source = 'S3 sections 2.2 and 2.3';

/** Part of a credit that was allocated to a claim, in US dollars. */
const creditPart = z.object({
  findingId: z.string(),
  rule: z.string(),
  claimReference: z.string(),
  trackingNumber: z.string().nullable(),
  amount: z.number(),
  ground: z.enum(allocationGrounds),
});

/** A credit of an invoice. Money is in US dollars, days are `YYYY-MM-DD`. */
const credit = z.object({
  /** It stays the same if the invoice is loaded again. */
  key: z.string(),
  clientId: z.number().int(),
  clientName: z.string(),
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  billDate: z.string(),
  trackingNumber: z.string().nullable(),
  creditType: z.string(),
  text: z.string(),
  /** What the invoice gives back, what was taken back of it later, and what of the rest is allocated. */
  amount: z.number(),
  takenBack: z.number(),
  allocated: z.number(),
  left: z.number(),
  outcome: z.enum(creditOutcomes),
  /** Whether somebody decided what it is for. */
  isDecided: z.boolean(),
  parts: z.array(creditPart),
});
export type RecoveredCredit = z.infer<typeof credit>;

const filters = z.object({
  search: text(200).default(''),
  clientId: wholeNumber.optional(),
  carrierName: text(80).optional(),
  outcome: z.enum(creditOutcomes).optional(),
  /** Invoice dates, both included; default: the last twelve months. */
  from: calendarDay().optional(),
  to: calendarDay().optional(),
});
export type CreditFilters = z.output<typeof filters>;

export const listCredits = endpoint({
  name: 'listCredits',
  method: 'GET',
  path: '/aiparcelweb/api/recoveries/credits',
  access,
  source,
  summary: 'A page of the credits of invoices, and the claims that they answer.',
  query: tableQuery(['billDate', 'amount', 'carrierName', 'outcome'] as const).extend(filters.shape),
  answer: tableAnswer(credit),
});

/** A claim that still waits for money, in US dollars. */
const waitingClaim = z.object({
  findingId: z.string(),
  rule: z.string(),
  trackingNumber: z.string().nullable(),
  invoiceNumber: z.string(),
  claimReference: z.string(),
  claimedOn: z.string().nullable(),
  claimed: z.number(),
  due: z.number(),
});
export type WaitingClaim = z.infer<typeof waitingClaim>;

export const claimsForCredit = endpoint({
  name: 'claimsForCredit',
  method: 'GET',
  path: '/aiparcelweb/api/recoveries/claims',
  access,
  source,
  summary: 'The claims of a credit’s client and carrier that still wait for money, the likeliest first.',
  query: z.object({ clientId: wholeNumber, creditKey: text(32).min(1) }),
  answer: z.array(waitingClaim),
});

/** What a credit is for. */
const creditDecision = z.object({
  clientId: z.number().int(),
  creditKey: text(32).min(1),
  /** The claims with their parts in US dollars; none: the credit is for no claim. */
  parts: z.array(z.object({ findingId: text(32).min(1), amount: z.number().positive().multipleOf(0.01) })).max(1_000),
});
export type CreditDecision = z.output<typeof creditDecision>;

export const decideCredit = endpoint({
  name: 'decideCredit',
  method: 'POST',
  path: '/aiparcelweb/api/recoveries/decisions',
  access,
  source,
  summary: 'Allocates a credit to claims, or to none. It replaces what was decided about the credit before.',
  body: creditDecision,
  answer: z.object({ decided: z.number().int() }),
});

export const undoCreditDecision = endpoint({
  name: 'undoCreditDecision',
  method: 'POST',
  path: '/aiparcelweb/api/recoveries/decisions/undo',
  access,
  source,
  summary: 'Takes back what was decided about a credit: it is allocated by its text, package and amount again.',
  body: z.object({ clientId: z.number().int(), creditKey: text(32).min(1) }),
  answer: z.object({ undone: z.number().int() }),
});
