import type { ColumnType, Generated } from 'kysely';

/** Active since its first activation; ended by hand. */
export type AgreementState = 'draft' | 'active' | 'ended';

/** What a client and a carrier have agreed; the content is in the versions. */
export interface AgreementTable {
  id: Generated<number>;
  tenant_id: number;
  client_id: number;
  carrier_id: number;
  state: AgreementState;
  /** The version that counts, or counted last; null for a draft. */
  active_version: number | null;
  active_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When a version was last added, activated or ended. */
  changed_at: ColumnType<Date, Date | string, Date | string>;
}

/** A version of an agreement. It never changes. */
export interface AgreementVersionTable {
  agreement_id: number;
  /** From 1. */
  version: number;
  /** The agreement as JSON, encrypted. */
  content: string;
  /** What its author wrote about it, encrypted. */
  note: string;
  created_by: number | null;
  created_at: ColumnType<Date, Date | string, never>;
}

/** How far a version reproduces what was billed, as last checked. */
export interface AgreementCheckTable {
  agreement_id: number;
  version: number;
  /** As JSON, encrypted: it holds amounts of the agreement. */
  result: string;
  checked_by: number | null;
  checked_at: ColumnType<Date, Date | string, Date | string>;
}

/** What the packages of an invoice date should have cost by the version that counts. */
export interface AgreementDayTable {
  agreement_id: number;
  /** YYYY-MM-DD. */
  bill_date: string;
  /** Digest of what was rated: the version, the rule packs, and the bills of the day. */
  basis: string;
  /** As JSON, encrypted: it holds amounts of the agreement. */
  result: string;
}
