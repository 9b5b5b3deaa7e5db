import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { named } from '../../foundation/named.ts';
import { tableQuery } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { claimChannels, denialReasons, dismissalReasons } from './claim-words.ts';
import {
  claimWindowStates,
  confidences,
  exceptionStates,
  finding,
  findingFilters,
  findingObstacles,
  waitingClients,
} from './finding.ts';

const sorts = ['claimBy', 'amount', 'billDate', 'pickupDate', 'trackingNumber', 'carrierName', 'rule'] as const;

/** How many findings there are, and what is at stake in them, in US dollars. */
const totals = z.object({
  total: z.number().int(),
  /** Certain and likely, and nothing speaks against a claim. */
  amount: z.number(),
  /** To be checked before it is claimed. */
  checkAmount: z.number(),
  /** Wrong, but not claimable. */
  unclaimableAmount: z.number(),
  /** In findings that somebody has settled. */
  settledAmount: z.number(),
  /** What has been credited for all of them. */
  credited: z.number(),
});
export type FindingTotals = z.infer<typeof totals>;

/** A page of findings. */
export const listedFindings = {
  source: 'S3 sections 2.2 and 2.3',
  query: tableQuery(sorts).extend(findingFilters.shape),
  /** The amounts are those of all pages together. */
  answer: z.object({ rows: z.array(finding), ...totals.shape, waitingClients }),
} as const;

const tally = z.object({
  rule: z.string(),
  carrierName: z.string(),
  clientId: z.number().int(),
  state: z.enum(exceptionStates),
  claimWindow: z.enum(claimWindowStates),
  confidence: z.enum(confidences),
  obstacle: z.enum(findingObstacles).nullable(),
  /** The nearest day by which one of them must be claimed. */
  firstClaimBy: z.string().nullable(),
  findings: z.number().int(),
  /** Those of them that must be claimed within a week from today, and what is at stake in them. */
  soon: z.number().int(),
  soonAmount: z.number(),
  /** What is still at stake, and what has been credited. */
  amount: z.number(),
  credited: z.number(),
});

export type FindingTally = z.infer<typeof tally>;

/** What is at stake, by all that findings are told apart by. */
export const talliedFindings = {
  source: 'S3 sections 2.2 and 2.3',
  query: findingFilters.pick({ search: true, clientId: true, from: true, to: true }),
  /** The invoice dates in effect, the last day of `soon`, and what is at stake; money in US dollars. */
  answer: z.object({ from: z.string(), to: z.string(), soonBy: z.string(), tallies: z.array(tally), waitingClients }),
} as const;

/** The maximum number of findings in one change. */
export const mostChangedFindings = 5_000;

/** A change of findings. */
export const changedFindings = {
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
    /** The day on which the claim was filed; default on filing: today, as the carrier counts. */
    claimedOn: calendarDay().optional(),
    claimChannel: z.enum(claimChannels).optional(),
    /** With the state `denied` a denial reason, with `accepted` a dismissal reason. */
    reason: z.enum([...denialReasons, ...dismissalReasons]).optional(),
    ownerId: z.number().int().nullable().optional(),
  }),
  /** `change` names the change where it is to be taken back. */
  answer: z.object({ changed: z.number().int(), change: z.string() }),
} as const;

/** A change that is taken back. */
export const undoneFindings = {
  source: 'S3 sections 2.2 and 2.3',
  body: z.object({ change: text(60).min(1) }),
  answer: z.object({ changed: z.number().int() }),
} as const;

/** Who may work on findings. */
export const ownedFindings = { source: 'S3 sections 2.2 and 2.3', answer: z.array(named) } as const;

/** The maximum number of findings in one file; for more, the user is told to narrow the filters. */
export const mostExportedFindings = 50_000;

/** Findings for a file. */
export const exportedFindings = {
  source: 'S3 sections 2.2 and 2.3',
  query: findingFilters,
  answer: z.array(finding),
} as const;
