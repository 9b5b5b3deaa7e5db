import type { DataQuery, Permission } from '@waybill/contract';
import type { DateRange } from '../dates/date-range.ts';
import type { ClaimKind } from './claim-windows.ts';

/** A query without clients; the caller adds them. */
export type ScopelessQuery = Omit<DataQuery, 'clientId' | 'childClientIdsCSV'>;

/** What a finding is about: a whole package, or one of its charges. */
export type ExceptionLevel = 'tracking' | 'charge';

/** The permission that opens the findings of a level (S3 section 2.3). */
export const exceptionPermissions = {
  tracking: 'EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL',
  charge: 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL',
} as const satisfies Readonly<Record<ExceptionLevel, Permission>>;

/** The flags of an account that say which guarantees it claims (S1 section 3). */
export const guaranteeFlags = ['isUpsGsr', 'isFedexExpressGsr', 'isFedexIntlGsr'] as const;
export type GuaranteeFlag = (typeof guaranteeFlags)[number];

/** The context in which a rule looks for findings. Dates are `YYYY-MM-DD`. */
export interface RuleContext {
  /** Invoice dates of the findings, both included. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Ship dates of the findings, both included, where these are asked about too. */
  readonly shipped?: DateRange;
  /** What else must hold of the rows that are found, in the query language; ANDed. */
  readonly conditions?: readonly string[];
  /** Accounts that claim the guarantees of their carrier, by the flag that says so. */
  readonly guaranteed: Readonly<Record<GuaranteeFlag, readonly number[]>>;
}

/** The single definition of one kind of finding: how it is found in the invoices, and what it means. */
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
  /**
   * One row per finding with the columns of `findingColumns`; `subject` and `charge` identify it within rule, client
   * and carrier.
   */
  readonly found: (context: RuleContext) => ScopelessQuery;
  /**
   * Credits that settle a finding: once one has arrived for its tracking number, the finding disappears unless somebody
   * is working on it.
   */
  readonly answeredBy: readonly string[];
}

/** Details of the package or account that a finding is about. */
export const shipmentColumns = [
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'pickup_date',
  'tracking_number',
  'service',
] as const;

/**
 * The columns that the query of every rule selects, in this order. Amounts are in US dollars; `promised` is the day of
 * the scheduled delivery, or the invoice date where none is known.
 */
export const findingColumns = [...shipmentColumns, 'promised', 'subject', 'charge', 'amount'] as const;
