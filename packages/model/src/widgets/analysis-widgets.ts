import type { Widget, WidgetDimension, WidgetName, WidgetSettings } from './widget.ts';

const settings = (chartName: WidgetName, chosen: Partial<WidgetSettings>): WidgetSettings => ({
  chartName,
  dimension: '',
  chartType: '',
  chartScale: 'linear',
  chartTimeSpan: 'monthly',
  ...chosen,
});

/** What Breakdown may be split by on every page (S1 section 5). */
const commonDimensions = ['service_category', 'carrier_name', 'account_number'] as const;

/** The four widgets of an analysis page; `own` is the dimension that only this page knows, e.g. credit_type on Refund. */
export function analysisWidgets(own: readonly WidgetDimension[] = []): readonly Widget[] {
  return [amounts, trends(own), breakdown(own), map];
}

const amounts: Widget = {
  name: 'amounts',
  title: 'Amounts',
  question: 'How much is it, and what is it made of?',
  dimensions: [''],
  chartTypes: ['toggle', 'bar', 'column'],
  scales: ['linear', 'logarithmic'],
  timeSpans: ['monthly'],
  defaults: settings('amounts', { chartType: 'toggle' }),
};

const trends = (own: readonly WidgetDimension[]): Widget => ({
  name: 'trends',
  title: 'Trends',
  question: 'How does it change over time?',
  dimensions: ['', ...commonDimensions, ...own],
  chartTypes: ['line', 'area'],
  scales: ['linear', 'logarithmic'],
  timeSpans: ['monthly', 'quarterly'],
  defaults: settings('trends', { chartType: 'line' }),
});

const breakdown = (own: readonly WidgetDimension[]): Widget => ({
  name: 'breakdown',
  title: 'Breakdown',
  question: 'Where does it come from?',
  dimensions: [...commonDimensions, ...own],
  chartTypes: ['bar', 'column', 'pie'],
  scales: ['linear', 'logarithmic'],
  timeSpans: ['monthly'],
  defaults: settings('breakdown', { dimension: own[0] ?? 'service_category', chartType: 'bar' }),
});

const map: Widget = {
  name: 'map',
  title: 'Map',
  question: 'Where do the packages go?',
  dimensions: ['normalised_consignee', 'normalised_sender'],
  chartTypes: [''],
  scales: ['linear', 'logarithmic'],
  timeSpans: ['monthly'],
  defaults: settings('map', { dimension: 'normalised_consignee' }),
};
