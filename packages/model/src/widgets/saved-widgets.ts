import { isRecord } from '../json/records.ts';
import type { Widget, WidgetSettings, WithWidgets } from './widget.ts';

/** The key under which a user's widgets of a page (or of a tab) are stored. */
export function widgetsKey(pageOrTab: string): string {
  return `widgets:${pageOrTab}`;
}

/** The stored text of a page's widgets. */
export function widgetsValue(widgets: readonly WidgetSettings[]): string {
  return JSON.stringify({ widgets });
}

/**
 * The widgets of a page as they were saved. Each is checked by itself: one that is missing, invalid or from an older
 * version is replaced by its default (S1 section 5).
 */
export function readWidgets({ widgets }: WithWidgets, value: string | undefined): readonly WidgetSettings[] {
  const saved = savedWidgets(value);
  return widgets.map((widget) =>
    validSettings(
      widget,
      saved.find((each) => isRecord(each) && each.chartName === widget.name),
    ),
  );
}

/** The saved settings if every choice is one that the widget offers, else its defaults. */
export function validSettings(widget: Widget, saved: unknown): WidgetSettings {
  if (!isRecord(saved)) return widget.defaults;
  const { defaults } = widget;
  const dimension = choice(widget.dimensions, saved.dimension, defaults.dimension);
  const chartType = choice(widget.chartTypes, saved.chartType, defaults.chartType);
  const chartScale = choice(widget.scales, saved.chartScale, defaults.chartScale);
  const chartTimeSpan = choice(widget.timeSpans, saved.chartTimeSpan, defaults.chartTimeSpan);
  if (dimension === undefined || chartType === undefined) return defaults;
  if (chartScale === undefined || chartTimeSpan === undefined) return defaults;
  const chosen = { ...defaults, dimension, chartType, chartScale, chartTimeSpan };
  if (widget.comparisonTypes.length === 0) return chosen;
  const chartComparisonType = widget.comparisonTypes.find((type) => type === saved.chartComparisonType);
  return chartComparisonType === undefined ? defaults : { ...chosen, chartComparisonType };
}

/** What was chosen; the default where there is nothing to choose; undefined for what is not offered. */
function choice<Choice>(offered: readonly Choice[], saved: unknown, byDefault: Choice): Choice | undefined {
  return offered.length === 0 ? byDefault : offered.find((each) => each === saved);
}

function savedWidgets(value: string | undefined): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(value ?? '');
    return isRecord(stored) && Array.isArray(stored.widgets) ? stored.widgets : [];
  } catch {
    return [];
  }
}
