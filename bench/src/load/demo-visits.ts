import {
  accessorial,
  amountsQuery,
  breakdownQuery,
  carrierScore,
  dayOf,
  factOf,
  getRowsBodyOf,
  mapQuery,
  overview,
  overviewStates,
  type Page,
  type PageState,
  previousRange,
  refund,
  spend,
  trendsQuery,
  weight,
} from '@waybill/model';

/** The calls that a browser makes at once when a screen opens. */
export interface Visit {
  readonly name: string;
  readonly asks: readonly { readonly path: string; readonly body: object }[];
}

const today = () => dayOf(new Date());

function stateOf(page: Page, clientId: number, factKey?: string): PageState {
  return {
    analysis: page,
    fact: factOf(page, factKey),
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`, to: today() },
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };
}

/** A client's screens: each analysis page, the page with another fact, the Overview, and the grid. */
export function visitsOf(clientId: number): readonly Visit[] {
  const pages = [spend, refund, carrierScore, accessorial, weight].flatMap((page) => [
    analysis(page, stateOf(page, clientId)),
    analysis(page, stateOf(page, clientId, page.facts.at(-1)?.key)),
  ]);
  return [...pages, overviewVisit(clientId), gridVisit(clientId, 0), gridVisit(clientId, 2_000)];
}

function analysis(page: Page, state: PageState): Visit {
  const path = (container: string) => `data/${page.name}/${container}`;
  const before = { ...state, dates: previousRange(state.dates) };
  return {
    name: `${page.displayName}, ${state.fact.text}`,
    asks: [
      { path: path('amounts'), body: amountsQuery(state) },
      { path: path('amounts'), body: amountsQuery(before) },
      { path: path('trends'), body: trendsQuery(state, { dimension: 'carrier_name', chartTimeSpan: 'monthly' }) },
      { path: path('breakdown'), body: breakdownQuery(state, 'service_category') },
      { path: path('map'), body: mapQuery(state, 'consignee', 'state') },
    ],
  };
}

function overviewVisit(clientId: number): Visit {
  const state = stateOf(overview, clientId);
  const { trends, refunds } = overviewStates(state, today());
  const path = (container: string) => `data/overview/${container}`;
  return {
    name: 'Overview',
    asks: [
      { path: path('tiles'), body: amountsQuery(state) },
      { path: path('trends'), body: trendsQuery(trends, { dimension: '', chartTimeSpan: 'monthly' }) },
      { path: path('breakdown'), body: breakdownQuery(state, 'accessorial') },
      {
        path: path('breakdown'),
        body: breakdownQuery({ ...state, dates: previousRange(state.dates) }, 'accessorial'),
      },
      { path: path('refunds'), body: trendsQuery(refunds, { dimension: 'credit_type', chartTimeSpan: 'monthly' }) },
    ],
  };
}

function gridVisit(clientId: number, startRow: number): Visit {
  const state = stateOf(spend, clientId);
  const valueCols = ['NET_AMOUNT', 'TRANSPORTATION_AMOUNT'].map((field) => ({ field, aggFunc: 'sum' }));
  const rows = getRowsBodyOf(state, { startRow, endRow: startRow + 100 }, 'lbs');
  const totals = getRowsBodyOf(state, { startRow: 0, endRow: 1, valueCols, pivotMode: true }, 'lbs');
  return {
    name: `Grid from row ${startRow}`,
    asks: [rows, totals].map((body) => ({ path: 'getRows/spend', body })),
  };
}
