import type { Confidence, DataQuery, Permission } from '@waybill/contract';
import type { DateRange } from '../dates/date-range.ts';

/** A query without clients; the caller adds them. */
export type ScopelessQuery = Omit<DataQuery, 'clientId' | 'childClientIdsCSV'>;

/** What a finding is about: a whole package, or one of its charges. */
export type ExceptionLevel = 'tracking' | 'charge';

/** The findings of a level, or of both together. */
export type FindingsLevel = ExceptionLevel | 'all';

/** The permission that opens the findings of a level (S3 section 2.3). */
export const exceptionPermissions = {
  tracking: 'EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL',
  charge: 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL',
} as const satisfies Readonly<Record<ExceptionLevel, Permission>>;

/** The flags of an account that say which guarantees it claims (S1 section 3). */
export const guaranteeFlags = ['isUpsGsr', 'isFedexExpressGsr', 'isFedexIntlGsr'] as const;
export type GuaranteeFlag = (typeof guaranteeFlags)[number];

/** Whether an agreement refunds late packages of some accounts and services, shipped on some days. */
export interface AgreedGuarantee {
  readonly accountIds: readonly number[];
  /** With `%` for any text. */
  readonly service: string;
  readonly from: string;
  /** Absent until further notice. */
  readonly to?: string | undefined;
  readonly state: 'entitled' | 'waived';
}

/** What a package costs above the price that its agreement allows: of transportation, of fuel and of the rest, in cents. */
export interface AgreedDifference {
  /** The number of the package's row. */
  readonly row: number;
  readonly freight: number;
  readonly fuel: number;
  readonly rest: number;
  /** What most of the difference comes from, such as `discount`. */
  readonly cause: string;
  readonly confidence: Confidence;
  /** Rules that leave the package to its agreement, which judges the same better. */
  readonly judges?: readonly string[];
}

/** Accounts that claim the guarantees of their carrier, by the flag that says so; what agreements say comes before that. */
export type Guaranteed = Readonly<Record<GuaranteeFlag, readonly number[]>> & {
  readonly agreed?: readonly AgreedGuarantee[];
};

/** The context in which rules look for findings. Dates are `YYYY-MM-DD`. */
export interface RuleContext {
  /** Invoice dates of the findings, both included. */
  readonly from: string;
  readonly to: string;
  /** The last invoice date that is read; absent: the later of `to` and today. */
  readonly until?: string;
  /** The last invoice date of which credits are read; absent: `until`. */
  readonly creditsUntil?: string;
  readonly today: string;
  /** Ship dates of the findings, both included, where these are asked about too. */
  readonly shipped?: DateRange;
  /** What else must hold of the rows that are found, in the query language; ANDed. */
  readonly conditions?: readonly string[];
  /** Packages that cost more than agreed. */
  readonly agreed?: readonly AgreedDifference[];
  /** Who claims the guarantees of carriers. */
  readonly guaranteed: Guaranteed;
}

/** What is requested from the carrier: a refund for lateness, a correction of its bill, or the value of a lost package. */
export type ClaimKind = 'late' | 'billing' | 'loss';

/** The single definition of one kind of finding, in words. */
export interface ExceptionRule {
  readonly name: string;
  readonly level: ExceptionLevel;
  readonly label: string;
  /** What makes a package or a charge a finding. */
  readonly meaning: string;
  /** What to request from the carrier; this determines the deadline. */
  readonly claim: ClaimKind;
  /** What the amount at stake is. */
  readonly atStake: string;
  /** Credits for it, besides those whose text does not say for what they are: disjoint between rules, or the same. */
  readonly answeredBy: readonly string[];
}
