import type { Finding, FindingLine, LetterLanguage } from '@waybill/contract';

/** A claim as its letter tells it. */
export interface LetterClaim {
  readonly finding: Pick<
    Finding,
    | 'rule'
    | 'trackingNumber'
    | 'accountNumber'
    | 'invoiceNumber'
    | 'billDate'
    | 'shipDate'
    | 'service'
    | 'charge'
    | 'amount'
    | 'credited'
    | 'billed'
    | 'expected'
    | 'evidence'
  >;
  /** `YYYY-MM-DD HH:MM:SS`; null where no invoice or tracking file tells it. */
  readonly promised: string | null;
  readonly delivered: string | null;
  /** The lines of the package on its invoice, as billed and as they should have been; empty if they are not shown. */
  readonly lines: readonly FindingLine[];
}

/** What a letter is made of. */
export interface LetterOrder {
  readonly language: LetterLanguage;
  readonly number: string;
  readonly client: { readonly name: string; readonly place: string };
  readonly carrierName: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly claims: readonly LetterClaim[];
  /** Whether each claim has a part of its own, rather than a row in one table. */
  readonly isDetailed: boolean;
}
