import type { ColumnType, Generated } from 'kysely';

/**
 * The state of a file; `incomplete`: it is waiting for the other parts of its invoice; `undone`: its load was undone.
 */
export type InvoiceFileStatus =
  | 'loading'
  | 'loaded'
  | 'already_there'
  | 'incomplete'
  | 'refused'
  | 'undoing'
  | 'undone';

/** A carrier's file that was uploaded, and the result. `summary` is JSON for people and tools. */
export interface InvoiceFileTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
  sha256: string;
  bytes: number;
  layout: string | null;
  status: InvoiceFileStatus;
  reason: string | null;
  summary: string | null;
  row_count: Generated<number>;
  package_count: Generated<number>;
  bad_line_count: Generated<number>;
  quarantine_path: string | null;
  kept_path: string | null;
  load_id: number | null;
  /** Null: the command, a fetch, or a deleted user. */
  uploaded_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whose invoices it contains; empty while the owner of any of them is unknown. */
  client_ids: Generated<number[]>;
  /** JSON: it was read by this mapping instead of by the layout that its content shows. */
  mapping: ColumnType<string | null, string | null | undefined, never>;
  /** JSON: what somebody said of it. */
  answers: ColumnType<string | null, string | null | undefined, never>;
  /** The client chosen for unknown accounts. */
  client_id: ColumnType<number | null, number | null | undefined, never>;
  received_at: ColumnType<Date, Date | string | undefined, never>;
}
