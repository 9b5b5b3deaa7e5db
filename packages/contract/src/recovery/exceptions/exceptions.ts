import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { named } from '../../foundation/named.ts';
import { tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { claimWindowStates, exceptionStates, finding, findingFilters } from './finding.ts';

const sorts = ['claimBy', 'amount', 'billDate', 'pickupDate', 'trackingNumber', 'carrierName', 'rule'] as const;

const listed = {
  source: 'S3 sections 2.2 and 2.3',
  query: tableQuery(sorts).extend(findingFilters.shape),
  /** `amount` is what is still at stake on all pages together, `settledAmount` what is settled. */
  answer: z.object({
    rows: z.array(finding),
    total: z.number().int(),
    amount: z.number(),
    settledAmount: z.number(),
  }),
} as const;

export const listTrackingExceptions = endpoint({
  ...listed,
  name: 'listTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/findings',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'A page of the findings about packages.',
});

export const listChargeExceptions = endpoint({
  ...listed,
  name: 'listChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/findings',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'A page of the findings about charges.',
});

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

const tallied = {
  source: 'S3 sections 2.2 and 2.3',
  query: findingFilters.pick({ search: true, clientId: true, from: true, to: true }),
  /** The invoice dates in effect, and what is at stake; money in US dollars. */
  answer: z.object({ from: z.string(), to: z.string(), tallies: z.array(tally) }),
} as const;

export const tallyTrackingExceptions = endpoint({
  ...tallied,
  name: 'tallyTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/tallies',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'What is at stake in findings about packages, by rule, carrier, client and state.',
});

export const tallyChargeExceptions = endpoint({
  ...tallied,
  name: 'tallyChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/tallies',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'What is at stake in findings about charges, by rule, carrier, client and state.',
});

/** The maximum number of findings in one change. */
export const mostChangedFindings = 5_000;

const changed = {
  source: 'S3 sections 2.2 and 2.3',
  body: z.object({
    /** The findings to choose from: those of the page on screen. */
    filters: findingFilters.prefault({}),
    /** The ids to change; if absent, all that match the filters. */
    ids: z.array(text(32)).min(1).max(mostChangedFindings).optional(),
    /** Absent fields do not change. */
    state: z.enum(exceptionStates).optional(),
    note: text(2_000).optional(),
    claimReference: text(60).optional(),
    ownerId: z.number().int().nullable().optional(),
  }),
  answer: z.object({ changed: z.number().int() }),
} as const;

export const changeTrackingExceptions = endpoint({
  ...changed,
  name: 'changeTrackingExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionTracking/changes',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Sets the state, note, claim number or owner of findings about packages.',
});

export const changeChargeExceptions = endpoint({
  ...changed,
  name: 'changeChargeExceptions',
  method: 'POST',
  path: '/aiparcelweb/api/exceptionCharge/changes',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Sets the state, note, claim number or owner of findings about charges.',
});

const owned = { source: 'S3 sections 2.2 and 2.3', answer: z.array(named) } as const;

export const trackingExceptionOwners = endpoint({
  ...owned,
  name: 'trackingExceptionOwners',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/owners',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'Who may work on findings about packages: users whom the caller may see and who have the permission.',
});

export const chargeExceptionOwners = endpoint({
  ...owned,
  name: 'chargeExceptionOwners',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/owners',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'Who may work on findings about charges: users whom the caller may see and who have the permission.',
});

/** The maximum number of findings in one file; for more, the user is told to narrow the filters. */
export const mostExportedFindings = 50_000;

const exported = {
  source: 'S3 sections 2.2 and 2.3',
  query: findingFilters,
  answer: z.array(finding),
} as const;

export const exportTrackingExceptions = endpoint({
  ...exported,
  name: 'exportTrackingExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionTracking/export',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  summary: 'All findings about packages that match the filters, largest amount first.',
});

export const exportChargeExceptions = endpoint({
  ...exported,
  name: 'exportChargeExceptions',
  method: 'GET',
  path: '/aiparcelweb/api/exceptionCharge/export',
  access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  summary: 'All findings about charges that match the filters, largest amount first.',
});
