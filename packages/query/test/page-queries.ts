import type { DataQuery } from '@waybill/contract';
import {
  type Analysis,
  accessorialCostsQuery,
  amountsQuery,
  avoidableQueries,
  breakdownQuery,
  type ContainerName,
  changeSideOf,
  clientCostsQuery,
  clientPackagesQuery,
  costCellsQuery,
  dailyQuery,
  deliveryMapQuery,
  distributionQuery,
  type Fact,
  freightMapQuery,
  isExplainable,
  mapLevels,
  mapQuery,
  mapSideOf,
  mapSides,
  networkMapQuery,
  onTimeQuery,
  overviewStates,
  type Page,
  type PageState,
  sendersQuery,
  trackingChargesQuery,
  trackingDetailQuery,
  trackingLinesQuery,
  trendsQuery,
  type WidgetDimension,
} from '@waybill/model';

/** A query that a page sends to one of its containers. */
export interface PageQuery {
  readonly container: ContainerName;
  /** What distinguishes it from the container's other queries, e.g. `by carrier_name, totalSpend`. */
  readonly variant: string;
  readonly query: DataQuery;
}

/** What a page shows: a year by invoice date, the parent client with its children, no filters. */
export function stateOf(analysis: Analysis, fact: Fact, more: Partial<PageState> = {}): PageState {
  return {
    analysis,
    fact,
    clientId: 1001,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: '2024-07-01', to: '2025-06-30' },
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
    ...more,
  };
}

/** The analyses of a page by name: its tabs, or itself. */
export function analysesOf(page: Page): readonly (Analysis & { readonly name: string })[] {
  return page.tabs.length === 0 ? [page] : page.tabs;
}

const ofFact: ReadonlySet<ContainerName> = new Set(['amounts', 'trends', 'breakdown', 'map']);

/** Every query that a page can send for one fact; what does not depend on the fact, for the default fact only. */
export function pageQueries(page: Page, state: PageState): readonly PageQuery[] {
  const containers = isDefault(state) ? page.containers : page.containers.filter((name) => ofFact.has(name));
  return containers.flatMap((container) =>
    queriesOf(container, state).map(([variant, query]) => ({ container, variant, query })),
  );
}

function isDefault({ analysis, fact }: PageState): boolean {
  return fact.key === analysis.defaultFact;
}

type Variants = readonly (readonly [variant: string, query: DataQuery])[];

function queriesOf(container: ContainerName, state: PageState): Variants {
  switch (container) {
    case 'amounts':
      return [['', amountsQuery(state)]];
    case 'trends':
    case 'comparisonTrends':
      return trendsOf(state);
    case 'breakdown':
    case 'comparisonBreakdown':
      return breakdownsOf(state);
    case 'map':
      return mapsOf(state);
    case 'trackingNumberPopUpContainer':
      return [
        ['the package', trackingDetailQuery(state, '78')],
        ['its charges', trackingChargesQuery(state, '78')],
        ['its lines', trackingLinesQuery(state, '1Z000078')],
      ];
    case 'senders':
      return [
        ['senders', sendersQuery(state)],
        ['receivers of each sender', networkMapQuery(state)],
      ];
    case 'tiles':
    case 'refunds':
      return overviewOf(container, state);
  }
}

function trendsOf(state: PageState): Variants {
  return dimensionsOf('trends', state).flatMap((dimension) =>
    (['monthly', 'quarterly'] as const).map((chartTimeSpan): Variants[number] => [
      dimension === '' ? chartTimeSpan : `${chartTimeSpan} by ${dimension}`,
      trendsQuery(state, { dimension, chartTimeSpan }),
    ]),
  );
}

function breakdownsOf(state: PageState): Variants {
  const widget = dimensionsOf('breakdown', state).flatMap(
    (dimension): Variants => (dimension === '' ? [] : [[`by ${dimension}`, breakdownQuery(state, dimension)]]),
  );
  return [...widget, ...answersOf(state)];
}

/** What the leading cards ask, beside the widgets. */
function answersOf(state: PageState): Variants {
  if (!isDefault(state)) return [];
  const { name } = state.analysis;
  if (name === 'overview' && isExplainable(state)) {
    const side = changeSideOf(state);
    return [
      ['costs of each price', costCellsQuery(side)],
      ['accessorials of each service', accessorialCostsQuery(side)],
      ['packages of each client', clientPackagesQuery(side)],
      ['costs of two clients', clientCostsQuery(side, [1002, 1003])],
    ];
  }
  if (name === 'carrierScore') return [['on time by carrier', onTimeQuery(state)]];
  if (name !== 'costAvoidanceSummary') return [];
  return [
    ['Ground instead', avoidableQueries.ground(state)],
    ['corrections of corrected addresses', avoidableQueries.addresses(state)],
    ['residential at companies', avoidableQueries.residential(state)],
    ['narrow additional handling', avoidableQueries.handling(state)],
    ['smaller cartons', avoidableQueries.cartons(state)],
    ['accessorials', avoidableQueries.accessorials(state)],
  ];
}

function mapsOf(state: PageState): Variants {
  const chosen = dimensionsOf('map', state).filter(
    (dimension) => dimension === 'normalised_consignee' || dimension === 'normalised_sender',
  );
  if (state.analysis.name === 'distributionmap') {
    return mapSides.map((side): Variants[number] => [`${side} ZIP areas`, distributionQuery(state, side)]);
  }
  const widget = chosen.flatMap((dimension) =>
    mapLevels.map((level): Variants[number] => {
      const side = mapSideOf(dimension);
      return [`${side} ${level}`, mapQuery(state, side, level)];
    }),
  );
  return isDefault(state) && state.analysis.table === 'package_level_info'
    ? [...widget, ...explorersOf(state)]
    : widget;
}

function explorersOf(state: PageState): Variants {
  return mapSides.flatMap((side) =>
    mapLevels.flatMap((level): Variants => {
      const freight = freightMapQuery(state, side, level);
      const parcels = deliveryMapQuery(state, side, level);
      return [
        [`parcels, ${side} ${level}`, parcels],
        [`freight, ${side} ${level}`, freight],
      ];
    }),
  );
}

function overviewOf(container: 'tiles' | 'refunds', state: PageState): Variants {
  const { weeks, refunds } = overviewStates(state, '2025-06-30');
  return container === 'refunds'
    ? [['', trendsQuery(refunds, { dimension: 'credit_type', chartTimeSpan: 'monthly' })]]
    : [
        ['', amountsQuery(state)],
        ['by day', dailyQuery(weeks)],
      ];
}

function dimensionsOf(name: 'trends' | 'breakdown' | 'map', { analysis }: PageState): readonly WidgetDimension[] {
  return analysis.widgets.find((widget) => widget.name === name)?.dimensions ?? [];
}
