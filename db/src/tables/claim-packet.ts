import type { ColumnType, Generated } from 'kysely';

/** Findings that are claimed from a carrier together; file and letter are in the data directory, named by the id. */
export interface ClaimPacketTable {
  id: Generated<number>;
  tenant_id: number;
  client_id: number;
  /** Unique in the tenant, and without gaps within a year. */
  number: string;
  level: 'tracking' | 'charge' | 'all';
  carrier_name: string;
  /** Of the letter. */
  language: string;
  findings: number;
  /** At stake when it was made, in US dollars. */
  amount: ColumnType<string, string | number, never>;
  created_by: number | null;
  created_at: ColumnType<Date, Date | string, never>;
  /** To whom and when it was last mailed. */
  mailed_to: Generated<string | null>;
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it was withdrawn; it keeps its number and files. */
  withdrawn_at: ColumnType<Date | null, undefined, Date>;
  withdrawn_by: ColumnType<number | null, undefined, number>;
}

/** A finding of a packet with what was at stake when the packet was made. */
export interface ClaimPacketFindingTable {
  packet_id: number;
  finding_id: string;
  amount: ColumnType<string, string | number, never>;
}

/** The file that a carrier takes, as a tenant changed it. */
export interface ClaimTemplateTable {
  tenant_id: number;
  carrier_id: number;
  /** As JSON, checked when it is stored and when it is read. */
  template: string;
  changed_by: number | null;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}
