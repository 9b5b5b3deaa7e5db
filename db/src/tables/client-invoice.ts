import type { ColumnType, Generated } from 'kysely';

/** The last number assigned in a series, e.g. of a client's invoices: the next one follows without a gap. */
export interface NumberSeriesTable {
  tenant_id: number;
  series: string;
  last: number;
}

/** The number under which a client is billed for carrier invoices: one for each client and billing run. */
export interface ClientInvoiceTable {
  id: Generated<number>;
  tenant_id: number;
  client_id: number;
  number: string;
  /** The bill dates that the run asked for, `YYYY-MM-DD`. */
  from_date: string;
  to_date: string;
  created_at: ColumnType<Date, Date | string, never>;
  created_by: number | null;
}

/** A carrier invoice in a client invoice, as it was when it was stamped. `invoice_id` is that of the warehouse. */
export interface ClientInvoiceItemTable {
  invoice_id: number;
  client_invoice_id: number;
  packages: number;
  currency_code: string;
  /** Exact decimal texts. */
  amount: string;
  amount_usd: string;
}
