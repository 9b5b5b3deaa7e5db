import type { PeriodGrain } from '../dates/periods.ts';
import type { WidgetDimension } from '../dimensions/dimensions.ts';

/** The four widgets of an analysis page (S1 section 2). */
export const widgetNames = ['amounts', 'trends', 'breakdown', 'map'] as const;
export type WidgetName = (typeof widgetNames)[number];

/** `bar` lies (rotated), `column` stands, `toggle` shows the totals as buttons; '' where there is nothing to choose. */
export type ChartType = '' | 'toggle' | 'bar' | 'column' | 'pie' | 'line' | 'area';

/** The scale of the axis of figures. */
export const chartScales = ['linear', 'logarithmic'] as const;
export type ChartScale = (typeof chartScales)[number];

/** What a point along time adds up. */
export const chartTimeSpans = ['monthly', 'quarterly'] as const;
export type ChartTimeSpan = (typeof chartTimeSpans)[number];

/** The periods that a chart with this time span draws. */
export function grainOfSpan(span: ChartTimeSpan): PeriodGrain {
  return span === 'monthly' ? 'month' : 'quarter';
}

/** What a chart compares its figures with. */
export const chartComparisonTypes = ['year_over_year', 'range_over_range'] as const;
export type ChartComparisonType = (typeof chartComparisonTypes)[number];

/** A widget's choices, saved per user and page (S1 section 3). */
export interface WidgetSettings {
  readonly chartName: WidgetName;
  readonly dimension: WidgetDimension;
  readonly chartType: ChartType;
  readonly chartScale: ChartScale;
  readonly chartTimeSpan: ChartTimeSpan;
  /** Only on the comparison page. */
  readonly chartComparisonType?: ChartComparisonType;
}

/** A widget of a page: its question, its choices (empty lists offer none) and its defaults. */
export interface Widget {
  readonly name: WidgetName;
  readonly title: string;
  /** The question that the widget answers, shown beneath its title. */
  readonly question: string;
  readonly dimensions: readonly WidgetDimension[];
  readonly chartTypes: readonly ChartType[];
  readonly scales: readonly ChartScale[];
  readonly timeSpans: readonly ChartTimeSpan[];
  /** Empty on all pages but the comparison. */
  readonly comparisonTypes: readonly ChartComparisonType[];
  readonly defaults: WidgetSettings;
}

/** A page or tab, by its name and widgets. */
export interface WithWidgets {
  readonly name: string;
  readonly widgets: readonly Widget[];
}
