import type { Finding } from '@waybill/contract';
import { claimedPackagesQuery } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import { longQuery } from '../../platform/query-limits.ts';

type Place = 'SENDER' | 'CONSIGNEE';
type PlacePart = 'NAME' | 'COMPANY' | 'ADDRESS' | 'CITY' | 'STATE' | 'POSTAL_CODE' | 'CNTRY';

/** What an invoice states about a claimed package. */
export interface ClaimedPackage
  extends Readonly<Record<string, string | number | null>>,
    Readonly<Record<`${Place}_${PlacePart}`, string | null>> {
  readonly TRACKING_NUMBER: string;
  readonly INVOICE_NUMBER: string;
  readonly ACCOUNT_NUMBER: string;
  readonly BILL_DATE: string;
  readonly ZONE: string | null;
  readonly SCHEDULED_DATE: string | null;
  readonly DELIVERY_DATE: string | null;
  readonly ACTUAL_WEIGHT_POUNDS: number | null;
  readonly BILL_WEIGHT_POUNDS: number | null;
  readonly LENGTH: number | null;
  readonly WIDTH: number | null;
  readonly HEIGHT: number | null;
  readonly DIM_UNIT: string | null;
}

/** Looks up the package of a finding; undefined for a finding about none. */
export type PackageOf = (finding: Finding) => ClaimedPackage | undefined;

/** What the invoices state about the packages of findings of one client and carrier. */
export async function claimedPackages(
  warehouse: Warehouse,
  readable: readonly ReadableClient[],
  findings: readonly Finding[],
  signal: AbortSignal,
): Promise<PackageOf> {
  const [first] = findings;
  const trackingNumbers = [...new Set(findings.flatMap(({ trackingNumber }) => trackingNumber ?? []))];
  if (first === undefined || trackingNumbers.length === 0) return () => undefined;
  const { clientId, carrierName } = first;
  const scope = scopeTo({ clientId, childClientIdsCSV: String(clientId) }, readable, warehouse.dataVersion);
  const invoiceNumbers = [...new Set(findings.map(({ invoiceNumber }) => invoiceNumber))];
  const query = compileDataQuery(claimedPackagesQuery({ carrierName, trackingNumbers, invoiceNumbers }), { scope });
  const rows = await warehouse.rows<ClaimedPackage>(query, { ...longQuery, signal });
  const byKey = new Map<string, ClaimedPackage>();
  for (const row of rows) {
    const key = keyOf(row.TRACKING_NUMBER, row.INVOICE_NUMBER, row.ACCOUNT_NUMBER, row.BILL_DATE);
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return ({ trackingNumber, invoiceNumber, accountNumber, billDate }) =>
    trackingNumber === null ? undefined : byKey.get(keyOf(trackingNumber, invoiceNumber, accountNumber, billDate));
}

const keyOf = (...parts: readonly string[]): string => parts.join('\n');
