import type { Widget, WidgetSettings } from '@waybill/model';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';

/** What every widget of a page gets. */
export interface WidgetProps {
  readonly analysis: Analysis;
  readonly widget: Widget;
  readonly settings: WidgetSettings;
  readonly onSettings: (settings: WidgetSettings) => void;
  /** Opens the grid with the rows behind the page, narrowed by further conditions. */
  readonly onViewRows: (rows?: RowsBehind) => void;
}

/** A part of the page's rows: its conditions, and the words that say which part it is. */
export interface RowsBehind {
  readonly title: string;
  readonly whereClauses: readonly string[];
}
