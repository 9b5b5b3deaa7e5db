import type { ColumnType, Generated } from 'kysely';

/**
 * Carrier invoices that are paid together. It is open until `paid_on` is set; `voided_at` makes it void permanently.
 */
export interface PaymentNumberTable {
  id: Generated<number>;
  tenant_id: number;
  /** Who pays: its invoices and those of its children. */
  client_id: number;
  carrier_id: number;
  number: string;
  currency_code: string;
  note: string;
  /** `YYYY-MM-DD` */
  paid_on: string | null;
  /** The bank's or the carrier's reference of the payment. */
  reference: string;
  created_at: ColumnType<Date, Date | string, never>;
  created_by: number | null;
  voided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  void_reason: string | null;
}

/** A carrier invoice under a payment number, as it was then. Active in one payment number at most. */
export interface PaymentNumberInvoiceTable {
  payment_number_id: number;
  invoice_id: number;
  /** Exact decimal text in the payment number's currency. */
  amount: string;
  active: Generated<boolean>;
}
