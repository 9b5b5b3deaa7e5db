import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { wholeNumber } from '../foundation/whole-number.ts';
import { waitingClients } from './exceptions/finding.ts';
import { ratingLacks } from './rating-lacks.ts';

/** Why a rule could not judge a package or a charge: all reasons there are, with those of rating by agreements. */
export const coverageLacks = [
  ...ratingLacks,
  'no_rules',
  'not_switched_on',
  'suspended',
  'waived',
  'no_delivery',
  'no_deliveries',
  'no_weight',
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
  /** Why not the rest, the dearest first. `about` is what is lacking, such as a service, or empty. */
  lacks: z.array(counted.extend({ reason: z.enum(coverageLacks), about: z.string() })),
});
export type RuleCoverage = z.infer<typeof ruleCoverage>;

/** Of more packages that could not be rated, those of the newest invoices are shown. */
export const mostUnratedPackages = 500;

/** Packages that agreements could not rate for one reason. */
export const unratedPackages = endpoint({
  name: 'unratedPackages',
  method: 'GET',
  path: '/aiparcelweb/api/auditCoverage/unrated',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
  summary: 'The packages that agreements could not rate for one reason, those of the newest invoices first.',
  query: z.object({
    reason: z.enum(ratingLacks),
    /** What is lacking, as coverage says it. */
    about: z.string().max(400).default(''),
    /** Default: the packages of all carriers. */
    carrierName: z.string().max(200).optional(),
    clientId: wholeNumber.optional(),
    /** Invoice dates, both included; default: the last three months. */
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  answer: z.object({
    /** All that could not be rated for this reason; `packages` has at most `mostUnratedPackages` of them. */
    count: z.number().int(),
    packages: z.array(
      z.object({
        clientId: z.number().int(),
        carrierName: z.string(),
        accountNumber: z.string(),
        invoiceNumber: z.string(),
        invoiceDate: z.string(),
        trackingNumber: z.string(),
        shipDate: z.string(),
        service: z.string(),
        amount: z.number(),
      }),
    ),
  }),
});
export type UnratedPackage = z.infer<typeof unratedPackages.answer>['packages'][number];

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
