import { createHash } from 'node:crypto';
import type { Credit, FiledClaim, Rebill } from '@waybill/audit';
import { creditRowsQuery, rebillsQuery } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { longQuery } from '../../platform/query-limits.ts';

interface CreditRow extends Record<string, string | number | null> {
  readonly CLIENT_ID: number;
  readonly CARRIER_NAME: string;
  readonly ACCOUNT_NUMBER: string | null;
  readonly INVOICE_NUMBER: string;
  readonly BILL_DATE: string;
  readonly TRACKING_NUMBER: string | null;
  readonly CREDIT_TYPE: string;
  readonly CHARGE_DESCRIPTION: string | null;
  readonly NET: number;
}

interface RebillRow extends Record<string, string | number | null> {
  readonly CLIENT_ID: number;
  readonly CARRIER_NAME: string;
  readonly TRACKING_NUMBER: string;
  readonly INVOICE_NUMBER: string;
  readonly BILL_DATE: string;
  readonly ROW_KIND: string;
  readonly NET: number;
}

/** What a statement names at once. */
const numbersAtOnce = 500;

/** The credits that invoices since a day state, for the clients of a scope; of one currency if a condition chooses it. */
export async function readCredits(
  warehouse: Warehouse,
  scope: Scope,
  since: string,
  conditions: readonly string[] = [],
): Promise<readonly Credit[]> {
  const query = creditRowsQuery(since, conditions);
  const rows = await warehouse.rows<CreditRow>(compileDataQuery(query, { scope }), longQuery);
  return [...Map.groupBy(rows, identityOf).entries()].map(([identity, [first, ...others]]) => {
    const all = first === undefined ? others : [first, ...others];
    const [row] = all;
    if (row === undefined) throw new RangeError('A group has at least one row.');
    return {
      key: createHash('sha256').update(identity).digest('hex').slice(0, 32),
      clientId: row.CLIENT_ID,
      carrierName: row.CARRIER_NAME,
      accountNumber: row.ACCOUNT_NUMBER ?? '',
      invoiceNumber: row.INVOICE_NUMBER,
      billDate: row.BILL_DATE,
      trackingNumber: row.TRACKING_NUMBER,
      creditType: row.CREDIT_TYPE,
      text: [...new Set(all.map(({ CHARGE_DESCRIPTION: text }) => text ?? ''))].join(', '),
      cents: all.reduce((sum, { NET }) => sum - Math.round(NET * 100), 0),
    };
  });
}

/** For a package, the lines of one type on an invoice are one credit; elsewhere each text is one of its own. */
const identityOf = (row: CreditRow): string =>
  JSON.stringify([
    row.CLIENT_ID,
    row.CARRIER_NAME,
    row.ACCOUNT_NUMBER,
    row.INVOICE_NUMBER,
    row.BILL_DATE,
    row.TRACKING_NUMBER,
    row.CREDIT_TYPE,
    row.TRACKING_NUMBER === null ? row.CHARGE_DESCRIPTION : null,
  ]);

/** What invoices since a day bill for packages that were credited and claimed. */
export async function readRebills(
  warehouse: Warehouse,
  scope: Scope,
  since: string,
  { credits, claims }: { readonly credits: readonly Credit[]; readonly claims: readonly FiledClaim[] },
): Promise<readonly Rebill[]> {
  const claimed = new Set(claims.map(({ trackingNumber }) => trackingNumber));
  const numbers = [...new Set(credits.flatMap(({ trackingNumber }) => trackingNumber ?? []))]
    .filter((number) => claimed.has(number))
    .toSorted();
  const rebills: Rebill[] = [];
  for (let from = 0; from < numbers.length; from += numbersAtOnce) {
    const query = rebillsQuery(numbers.slice(from, from + numbersAtOnce), since);
    const rows = await warehouse.rows<RebillRow>(compileDataQuery(query, { scope }), longQuery);
    rebills.push(...rows.map(rebillOf));
  }
  return rebills;
}

const rebillOf = (row: RebillRow): Rebill => ({
  clientId: row.CLIENT_ID,
  carrierName: row.CARRIER_NAME,
  trackingNumber: row.TRACKING_NUMBER,
  invoiceNumber: row.INVOICE_NUMBER,
  billDate: row.BILL_DATE,
  isWhole: row.ROW_KIND === 'package',
  cents: Math.round(row.NET * 100),
});
