import { addMonths, type BilledCell, type CalendarDay, weightClass } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

const monthsOfAverages = 12;
/** Products, zones and weights of some hundred carriers' price lists. */
const mostCells = 200_000;

/** What packages cost by carrier, service, zone and weight class, and in the invoices of which days. */
export interface BilledAverages {
  readonly cells: readonly BilledCell[];
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * The packages of these clients in the twelve months up to their newest invoice, in US dollars and with all charges on
 * the invoice that billed them first. Null without invoices.
 */
export async function readBilledAverages(
  { warehouse }: Pick<Services, 'warehouse'>,
  scope: Scope,
): Promise<BilledAverages | null> {
  const rowsOf = (query: Parameters<typeof compileDataQuery>[0]) =>
    warehouse.rows<Record<string, string | number | null>>(
      compileDataQuery(query, { scope, rollups: warehouse.rollups }),
      { ...longQuery, maxRows: mostCells },
    );
  const packages = 'no_of_pkgs > 0';
  const [newest] = await rowsOf({
    selectColumnNames: ['max(bill_date) as newest'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [packages],
  });
  if (typeof newest?.NEWEST !== 'string') return null;
  const to = newest.NEWEST;
  const from = addMonths(to, -monthsOfAverages);
  const groups = ['carrier_id', 'service_category', 'product', 'zone', 'weight'];
  const rows = await rowsOf({
    selectColumnNames: [
      'carrier_id as carrier',
      'service_category as category',
      "coalesce(service, '') as product",
      "coalesce(zone, '') as zone",
      `${weightClass} as weight`,
      'sum(no_of_pkgs) as packages',
      'sum(net_amount) as net',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [packages, `bill_date > '${from}' and bill_date <= '${to}'`],
    groupByDetails: groups,
    orderByDetails: groups,
  });
  const cells = rows.map((row) => ({
    carrierId: Number(row.CARRIER),
    category: String(row.CATEGORY ?? ''),
    product: String(row.PRODUCT ?? ''),
    zone: String(row.ZONE ?? ''),
    weight: Number(row.WEIGHT),
    packages: Number(row.PACKAGES),
    cents: Math.round(Number(row.NET ?? 0) * 100),
  }));
  return { cells, from, to };
}
