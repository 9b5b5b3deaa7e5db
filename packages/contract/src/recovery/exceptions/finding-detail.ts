import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { allocationGrounds } from '../credits/credits.ts';
import { finding, findingFilters } from './finding.ts';
import { findingFile } from './finding-files.ts';

/** Charges of one code and name on the invoice, as billed and as they should have been, in US dollars. */
const findingLine = z.object({
  charge: z.string(),
  /** The carrier's code of the accessorial; empty for other charges. */
  code: z.string(),
  family: z.string(),
  /** How many lines of the invoice these are. */
  times: z.number().int(),
  billed: z.number(),
  expected: z.number(),
  /** Whether the finding is about it. */
  isInQuestion: z.boolean(),
});
export type FindingLine = z.infer<typeof findingLine>;

/** What the invoice states about the package. Sides are in the invoice's own unit, weights in pounds. */
const findingInputs = z.object({
  zone: z.string(),
  actualPounds: z.number().nullable(),
  billPounds: z.number().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  sideUnit: z.string(),
  scheduledDate: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  senderPostalCode: z.string(),
  consigneePostalCode: z.string(),
});
export type FindingInputs = z.infer<typeof findingInputs>;

/** A published rule that was in effect for the package. */
const publishedRule = z.object({
  /** The kind of its rule pack, such as `guarantees`, and the version of the pack. */
  kind: z.string(),
  version: z.string(),
  /** Its columns with their values. */
  says: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  source: z.string(),
  /** Whether the source is not the carrier itself. */
  isSecondHand: z.boolean(),
});
export type PublishedRule = z.infer<typeof publishedRule>;

/** Somebody's change of a finding: what each field was, and what it became. */
const findingChange = z.object({
  /** The name by which it is taken back. */
  change: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The user's name; null if there is no such user any more. */
  by: z.string().nullable(),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  isUndone: z.boolean(),
});
export type FindingChangeRow = z.infer<typeof findingChange>;

/** A credit that was allocated to a finding, in US dollars. */
const findingCredit = z.object({
  invoiceNumber: z.string(),
  billDate: z.string(),
  creditType: z.string(),
  text: z.string(),
  amount: z.number(),
  ground: z.enum(allocationGrounds),
});

/** A clock of a right against the carrier: until when a step must be taken. */
const claimClock = z.object({
  /** The right: late, billing, loss, damage, void or duty. */
  claim: z.string(),
  /** `notice`: the carrier must have been told; `filing`: the claim itself. Null if no deadline is published. */
  step: z.enum(['notice', 'filing']).nullable(),
  /** What it counts from, such as `invoice date`; empty if no deadline is published. */
  since: z.string(),
  /** The last day; null if no deadline is published or the day that it counts from is not known. */
  lastDay: z.string().nullable(),
  source: z.string(),
  isSecondHand: z.boolean(),
});
export type ClaimClock = z.infer<typeof claimClock>;

/** How the price of the package follows from its agreement and the rule packs, in US dollars. */
const agreedPrice = z.object({
  agreement: z.object({ id: z.number().int(), number: z.string() }),
  /** In their order; their amounts add up to what is expected. */
  steps: z.array(
    z.object({
      what: z.string(),
      rule: z.string(),
      /** The rule pack or the agreement that says so; null where it is arithmetic, or taken from the bill. */
      version: z.string().nullable(),
      amount: z.number(),
    }),
  ),
  billed: z.number(),
  expected: z.number(),
  /** What was billed less what is expected, by cause. */
  causes: z.array(z.object({ cause: z.string(), amount: z.number() })),
  assumptions: z.array(z.string()),
});
export type AgreedPrice = z.infer<typeof agreedPrice>;

const findingDetail = z.object({
  finding,
  /** The invoice dates among which it was found. */
  from: z.string(),
  to: z.string(),
  /** The carrier's invoice; null if its file is not known by a number. */
  invoiceId: z.number().int().nullable(),
  /** The lines of the package on this invoice without credits; of the account's fees where there is no package. */
  lines: z.array(findingLine),
  /** Null for a finding about no package. */
  inputs: findingInputs.nullable(),
  rules: z.array(publishedRule),
  /** Null unless it is billed above an agreement that the user may read. */
  agreedPrice: agreedPrice.nullable(),
  /** The clocks of every right that a package has, the earliest first; those without a last day come last. */
  clocks: z.array(claimClock),
  /** Files beside it, the oldest first. */
  files: z.array(findingFile),
  /** Credits that answer it, the oldest first. */
  credits: z.array(findingCredit),
  /** What users changed, the newest first. */
  history: z.array(findingChange),
});
export type FindingDetail = z.infer<typeof findingDetail>;

const shown = {
  source: 'S3 sections 2.2 and 2.3',
  params: z.object({ findingId: text(32).min(1) }),
  query: findingFilters.pick({ clientId: true, from: true, to: true }),
  answer: findingDetail,
} as const;

export const showTrackingException = endpoint({
  ...shown,
  name: 'showTrackingException',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/findings/:findingId',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary:
    'A finding about a package with what it rests on: charge lines as billed and as expected, inputs, published rules. 404 if it is not among the findings of these days, or not of a client of the user.',
});

export const showChargeException = endpoint({
  ...shown,
  name: 'showChargeException',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/findings/:findingId',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary:
    'A finding about a charge with what it rests on: charge lines as billed and as expected, inputs, published rules. 404 if it is not among the findings of these days, or not of a client of the user.',
});
