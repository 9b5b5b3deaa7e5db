import type { Billing } from '@waybill/contract';
import { billingsQuery, creditsQuery } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { longQuery } from '../../platform/query-limits.ts';

/** Whose package it is. */
interface AskedPackage {
  readonly clientId: number;
  readonly carrierName: string;
  readonly trackingNumber: string;
}

type Row = Readonly<Record<string, string | number | null>>;

interface BillingRow extends Row {
  readonly BILL_DATE: string;
  readonly INVOICE_NUMBER: string;
  readonly ROW_KIND: string;
  readonly PICKUP_DATE: string;
  readonly SERVICE: string | null;
  readonly SCHEDULED_DATE: string | null;
  readonly DELIVERY_DATE: string | null;
  readonly TRACKING_STATUS: string | null;
  readonly ACTUAL_WEIGHT_POUNDS: number | null;
  readonly BILL_WEIGHT_POUNDS: number | null;
  readonly NET: number;
}

interface CreditRow extends Row {
  readonly BILL_DATE: string;
  readonly INVOICE_NUMBER: string;
  readonly CREDIT_TYPE: string;
  readonly CHARGE_DESCRIPTION: string | null;
  readonly NET: number;
}

/**
 * What all invoices of a client state about a package, and the credits received for it.
 * @throws ScopeError 403 for a client that the user may not read.
 */
export async function claimEvidence(
  { clientId, ...named }: AskedPackage,
  readable: readonly ReadableClient[],
  warehouse: Warehouse,
  signal: AbortSignal,
) {
  const context = {
    scope: scopeTo({ clientId, childClientIdsCSV: String(clientId) }, readable, warehouse.dataVersion),
  };
  const limits = { ...longQuery, signal };
  const [billings, credits] = await Promise.all([
    warehouse.rows<BillingRow>(compileDataQuery(billingsQuery(named), context), limits),
    warehouse.rows<CreditRow>(compileDataQuery(creditsQuery(named), context), limits),
  ]);
  return { billings: billings.map(billingOf), credits: credits.map(creditOf) };
}

const billingOf = (row: BillingRow): Billing => ({
  invoiceNumber: row.INVOICE_NUMBER,
  billDate: row.BILL_DATE,
  shipDate: row.PICKUP_DATE,
  rowKind: row.ROW_KIND,
  service: row.SERVICE ?? '',
  scheduledDate: row.SCHEDULED_DATE,
  deliveryDate: row.DELIVERY_DATE,
  trackingStatus: row.TRACKING_STATUS,
  actualPounds: row.ACTUAL_WEIGHT_POUNDS,
  billPounds: row.BILL_WEIGHT_POUNDS,
  net: row.NET,
});

const creditOf = (row: CreditRow) => ({
  invoiceNumber: row.INVOICE_NUMBER,
  billDate: row.BILL_DATE,
  creditType: row.CREDIT_TYPE,
  description: row.CHARGE_DESCRIPTION ?? '',
  amount: row.NET,
});
