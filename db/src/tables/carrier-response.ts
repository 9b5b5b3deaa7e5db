import type { ColumnType, Generated } from 'kysely';

/** A carrier's response to a claim on a package; its file is in the data directory, named by the id. */
export interface CarrierResponseTable {
  id: Generated<number>;
  client_id: number;
  carrier_name: string;
  tracking_number: string;
  outcome: string;
  /** Why the carrier grants or denies it, in its own words. */
  gsr_reasons: string;
  file_name: string;
  content_type: string;
  bytes: number;
  uploaded_by: number | null;
  uploaded_at: ColumnType<Date, Date | string, never>;
}
