import type { Agreement } from '@waybill/audit';
import { type CalendarDay, dateWhereClause, oneOf } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import {
  type BilledChargeRow,
  type BilledPackageRow,
  type BilledPackagesRequest,
  readBilledPackages,
} from '../billed-packages/billed-packages.ts';
import { asStored } from '../billed-packages/rate-invoices.ts';
import type { ActiveAgreement } from './active-agreements.ts';

/** What changes whenever a bill of the day does: other rows, amounts, or families of charges. */
const sums = [
  'count(*) as packages',
  'min(tracking_id) as first_row',
  'max(tracking_id) as last_row',
  ...[
    'net_amount',
    'transportation_amount',
    'transportation_discount',
    'fuel_surcharge_amount',
    'fuel_surcharge_discount',
    'other_accessorial_amount',
    'billing_adjustment_amount',
    'other_amount',
  ].map((column) => `sum(${column}) as ${column}_sum`),
];

/** The invoice dates on which the accounts of an agreement were billed, each with what its bills amount to. */
export async function billedDays(
  { warehouse }: Pick<Services, 'warehouse'>,
  clientId: number,
  { carrierId, accounts, from }: Agreement,
  to: CalendarDay,
): Promise<ReadonlyMap<CalendarDay, string>> {
  const query = {
    selectColumnNames: ['bill_date', ...sums],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      `carrier_id = ${carrierId}`,
      oneOf('account_number', accounts.map(asStored)),
      dateWhereClause('bill_date', { from, to }),
      "row_kind = 'package'",
      'tracking_number is not null',
    ],
    groupByDetails: ['bill_date'],
    orderByDetails: ['bill_date'],
  };
  const scope = scopeTo({ clientId }, [{ id: clientId, childIds: [] }], warehouse.dataVersion);
  const rows = await warehouse.rows<Record<string, string | number | null>>(compileDataQuery(query, { scope }), {
    ...longQuery,
    maxRows: mostRowsOfContainer,
  });
  return new Map(rows.map((row) => [String(row.BILL_DATE), JSON.stringify(row)]));
}

/** The packages of an invoice date, or one of them, with their accessorials. */
export async function billsOfDay(
  context: Pick<Services, 'settings' | 'warehouse'>,
  { clientId, agreement }: Pick<ActiveAgreement, 'clientId' | 'agreement'>,
  which: Pick<BilledPackagesRequest, 'day' | 'trackingNumber'>,
): Promise<{
  readonly packages: readonly BilledPackageRow[];
  readonly chargesOf: (row: BilledPackageRow) => readonly BilledChargeRow[];
}> {
  const { carrierId, accounts } = agreement;
  const asked = { clientId, carrierId, accounts: accounts.map(asStored), ...which };
  const { packages, charges } = await readBilledPackages(context, asked);
  const byRow = Map.groupBy(charges, ({ TRACKING_ID: row }) => row);
  return { packages, chargesOf: ({ TRACKING_ID: row }) => byRow.get(row) ?? [] };
}
