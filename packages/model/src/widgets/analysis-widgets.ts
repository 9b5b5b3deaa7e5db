import type { WidgetDimension } from '../dimensions/dimensions.ts';
import { chartComparisonTypes, chartScales, chartTimeSpans, type Widget } from './widget.ts';

/** Dimensions that only one page knows, e.g. credit_type on Refund. */
interface OwnDimensions {
  readonly trends?: readonly WidgetDimension[];
  readonly breakdown?: readonly WidgetDimension[];
}

/** What every page can be split by (S1 section 5). */
const commonDimensions = ['service_category', 'carrier_name', 'account_number'] as const;

/** Where the shipper’s own fields tell figures apart. */
const referenceDimensions = ['cost_centre', 'sku', 'carton'] as const;

/** The four widgets of an analysis page (S1 sections 2 and 5). */
export function analysisWidgets(own: OwnDimensions = {}): readonly Widget[] {
  return [amounts, trends(own.trends), breakdown(own.breakdown), map];
}

/** The Overview's two halves of a year, and what changed since the period before. */
export function overviewWidgets(): readonly Widget[] {
  return [
    {
      ...trends(),
      title: 'Last six months vs. the six before',
      question: 'Is it rising or falling?',
      dimensions: [''],
      timeSpans: [],
    },
    {
      ...breakdown(),
      title: 'What changed',
      question: 'What caused the change?',
      dimensions: [...commonDimensions, 'accessorial'],
      chartTypes: ['bar'],
      scales: [],
    },
  ];
}

/** Shipping Insight: a Breakdown bar and a Trends line (S1 section 2), initially by the most useful dimension. */
export function insightWidgets(first: (typeof commonDimensions)[number]): readonly Widget[] {
  const { defaults: general, ...bars } = breakdown();
  return [amounts, trends(), { ...bars, defaults: { ...general, dimension: first } }];
}

/** The same, and where the money goes. */
export function insightWidgetsWithMap(first: (typeof commonDimensions)[number]): readonly Widget[] {
  return [...insightWidgets(first), map];
}

/** The distribution map (S1 section 2). */
export function mapOnly(): readonly Widget[] {
  return [map];
}

/** The network map: states by the place that supplies them (S1 section 2). */
export function networkWidgets(): readonly Widget[] {
  return [
    {
      ...map,
      title: 'Network',
      question: 'Which location supplies which state?',
      dimensions: ['normalised_consignee'],
    },
  ];
}

/** Breakdown and Trends of an analysis page, for several comparison sets at once (S1 section 4). */
export function comparisonWidgets(widgets: readonly Widget[]): readonly Widget[] {
  return widgets
    .filter(({ name }) => name === 'breakdown' || name === 'trends')
    .map((widget) => ({
      ...widget,
      comparisonTypes: chartComparisonTypes,
      defaults: { ...widget.defaults, chartComparisonType: 'year_over_year' },
    }));
}

const nothingToChoose = { scales: [], timeSpans: [], comparisonTypes: [] } as const;
const defaults = { dimension: '', chartType: '', chartScale: 'linear', chartTimeSpan: 'monthly' } as const;

const amounts: Widget = {
  ...nothingToChoose,
  name: 'amounts',
  title: 'Amounts',
  question: 'How much is it, and what is it made of?',
  dimensions: [''],
  chartTypes: ['toggle', 'bar', 'column'],
  defaults: { ...defaults, chartName: 'amounts', chartType: 'toggle' },
};

const map: Widget = {
  ...nothingToChoose,
  name: 'map',
  title: 'Map',
  question: 'Where do the packages go?',
  dimensions: ['normalised_consignee', 'normalised_sender'],
  chartTypes: [''],
  defaults: { ...defaults, chartName: 'map', dimension: 'normalised_consignee' },
};

function trends(own: readonly WidgetDimension[] = []): Widget {
  return {
    ...nothingToChoose,
    scales: chartScales,
    timeSpans: chartTimeSpans,
    name: 'trends',
    title: 'Trends',
    question: 'How does it change over time?',
    dimensions: ['', ...commonDimensions, ...own, ...referenceDimensions],
    chartTypes: ['line', 'area'],
    defaults: { ...defaults, chartName: 'trends', chartType: 'line' },
  };
}

function breakdown(own: readonly WidgetDimension[] = []): Widget {
  return {
    ...nothingToChoose,
    scales: chartScales,
    name: 'breakdown',
    title: 'Breakdown',
    question: 'Where does it come from?',
    dimensions: [...commonDimensions, ...own, ...referenceDimensions],
    chartTypes: ['bar', 'column', 'pie'],
    defaults: { ...defaults, chartName: 'breakdown', dimension: own[0] ?? 'service_category', chartType: 'bar' },
  };
}
