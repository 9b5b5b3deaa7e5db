import {
  type AnalysisAddress,
  type AskedFigure,
  analysisAddress,
  analysisOf,
  type DateRange,
  everyRow,
  findPageAt,
  type PageFilters,
  type RowsPart,
} from '@waybill/model';

const spend = '/aframe/dashboard/spend';

interface Shown {
  readonly clientId: number;
  readonly dates: DateRange;
  readonly filters: PageFilters;
}

/** The page that shows a figure for some days, and its rows in the grid. */
export function figureLinks(figure: AskedFigure, shown: Shown): { readonly page: string; readonly rows: string } {
  const page = findPageAt(figure.path);
  const analyses = page === undefined ? [] : [page, ...page.tabs];
  const analysis = analyses.find(({ facts, factsBehind = [] }) =>
    [...facts, ...factsBehind].some(({ key }) => key === figure.key),
  );
  const isTab = analysis !== undefined && page !== undefined && analysis !== analysisOf(page) && page.tabs.length > 0;
  const place = analysis === undefined ? { path: spend, fact: everyRow.key } : { path: figure.path, fact: figure.key };
  const address = { ...addressOf(shown), ...place, tab: isTab ? analysis.name : undefined };
  const leavesOut = analysis === undefined && figure.whereClauses.some((clause) => clause === "carrier_name <> 'USPS'");
  const parts: readonly RowsPart[] = leavesOut ? [{ kind: 'carriersOf', spend: 'totalSpend' }] : [];
  return { page: analysisAddress(address), rows: analysisAddress({ ...address, rows: { parts, sort: [] } }) };
}

/** The rows of charges of one kind. */
export function chargeLinks(
  parts: readonly RowsPart[],
  shown: Shown,
): { readonly page: string; readonly rows: string } {
  const address = { ...addressOf(shown), path: '/aframe/dashboard/accessorial', fact: everyRow.key };
  return {
    page: analysisAddress({ ...address, fact: 'accessorials' }),
    rows: analysisAddress({ ...address, rows: { parts, sort: ['NET_AMOUNT:desc'] } }),
  };
}

const addressOf = ({ clientId, dates, filters }: Shown): Omit<AnalysisAddress, 'path'> => ({
  clientId,
  childClientIds: [],
  dateType: 'bill_date',
  dates,
  include: [],
  filters,
  trackingNumbers: [],
});
