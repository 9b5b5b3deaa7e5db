import type { RowsPart, Widget, WidgetSettings } from '@waybill/model';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';

/** What every widget of a page gets. */
export interface WidgetProps {
  readonly analysis: Analysis;
  readonly widget: Widget;
  readonly settings: WidgetSettings;
  readonly onSettings: (settings: WidgetSettings) => void;
  /** Brings all widgets of the page back to their defaults. */
  readonly onResetAll: () => void;
  /** Opens the grid with the rows behind the page, or the parts of them that a mark stands for. */
  readonly onViewRows: (parts?: readonly RowsPart[]) => void;
  /** Whether the widget fills the screen, and how to change that. */
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** What the leading card of a page gets. */
export type LeadProps = Pick<WidgetProps, 'analysis' | 'onViewRows'>;
