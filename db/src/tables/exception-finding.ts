import type { ColumnType } from 'kysely';

/**
 * What users recorded about an exception finding: its state, a note and who is working on it. A finding without a row
 * is open.
 */
export interface ExceptionFindingTable {
  /** Derived from rule, client, carrier, shipment and charge: 32 hexadecimal digits. */
  id: string;
  client_id: number;
  rule: string;
  carrier_name: string;
  tracking_number: string | null;
  invoice_number: string;
  /** At stake when it was last changed, in US dollars. */
  amount: ColumnType<string, string | number, string | number>;
  state: string;
  note: string;
  /** The carrier's number of the claim. */
  claim_reference: ColumnType<string, string | undefined, string>;
  /** When the claim was filed. */
  claimed_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** What the claim was filed for, in US dollars. */
  claimed_amount: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  account_number: ColumnType<string, string | undefined, string>;
  /** The date of the invoice; null if it was noted before invoices' dates were. */
  bill_date: ColumnType<string | null, string | null | undefined, string | null>;
  /** How the claim was filed; empty if it is not known. */
  claim_channel: ColumnType<string, string | undefined, string>;
  /** Why it was denied or dismissed; empty if it is not known. */
  reason: ColumnType<string, string | undefined, string>;
  owner_id: number | null;
  changed_by: number | null;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}
