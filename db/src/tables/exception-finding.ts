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
  owner_id: number | null;
  changed_by: number | null;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}
