import { describe, expect, it } from 'vitest';
import { linkedWidgetTexts, pages, readLinkedWidgets, spend, type WidgetSettings, weight } from '../../src/index.ts';

const defaults = spend.widgets.map((widget) => widget.defaults);
const changed: readonly WidgetSettings[] = defaults.map((settings) =>
  settings.chartName === 'breakdown' ? { ...settings, dimension: 'carrier_name', chartType: 'pie' } : settings,
);

describe('the widgets of a link', () => {
  it('are those that are not as they are shown first', () => {
    expect(linkedWidgetTexts(spend, defaults)).toEqual(['spend']);
    expect(readLinkedWidgets(spend, ['spend'])).toEqual(defaults);
    const [text, ...more] = linkedWidgetTexts(spend, changed);
    expect(text).toMatch(/^spend\.breakdown\.carrier_name\.pie\./);
    expect(more).toEqual([]);
  });

  it('come back as they were, on every page', () => {
    expect(readLinkedWidgets(spend, linkedWidgetTexts(spend, changed))).toEqual(changed);
    for (const analysis of pages.flatMap((page) => [page, ...page.tabs])) {
      const widgets = analysis.widgets.map(({ defaults: first, chartTypes, dimensions, scales, timeSpans }) => ({
        ...first,
        chartType: chartTypes.at(-1) ?? first.chartType,
        dimension: dimensions.at(-1) ?? first.dimension,
        chartScale: scales.at(-1) ?? first.chartScale,
        chartTimeSpan: timeSpans.at(-1) ?? first.chartTimeSpan,
      }));
      const texts = linkedWidgetTexts(analysis, widgets);
      expect(readLinkedWidgets(analysis, texts)).toEqual(widgets);
    }
  });

  it('mean nothing on another page, and are shown as at first where they are not valid', () => {
    const texts = linkedWidgetTexts(spend, changed);
    expect(readLinkedWidgets(weight, texts)).toBeUndefined();
    expect(readLinkedWidgets(weight, ['spend'])).toBeUndefined();
    expect(readLinkedWidgets(spend, undefined)).toBeUndefined();
    expect(readLinkedWidgets(spend, ['spend.breakdown.moon_phase.pie.linear.monthly'])).toEqual(defaults);
    expect(readLinkedWidgets(spend, ['spend.', 'spend.nothing.x'])).toEqual(defaults);
  });
});
