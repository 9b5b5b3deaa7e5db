import { describe, expect, it } from 'vitest';
import { findPage, readWidgets, validSettings, widgetsKey, widgetsValue } from '../../src/index.ts';

const page = (name: string) => {
  const found = findPage(name);
  if (found === undefined) throw new Error(`No page ${name}`);
  return found;
};
const widgetOf = (pageName: string, name: string) => {
  const found = page(pageName).widgets.find((widget) => widget.name === name);
  if (found === undefined) throw new Error(`No widget ${name}`);
  return found;
};

describe('saved widgets', () => {
  it('come back as they were saved', () => {
    const settings = page('spend').widgets.map(({ defaults }) =>
      defaults.chartName === 'trends'
        ? ({ ...defaults, dimension: 'carrier_name', chartType: 'area', chartTimeSpan: 'quarterly' } as const)
        : defaults,
    );
    expect(readWidgets(page('spend'), widgetsValue(settings))).toEqual(settings);
    expect(widgetsKey('spend')).toBe('widgets:spend');
  });

  it('are the defaults when nothing readable was saved', () => {
    const defaults = page('spend').widgets.map((widget) => widget.defaults);
    for (const value of [undefined, '', '{', 'null', '[]', '{"widgets":{}}', '{"widgets":[null,3,{}]}']) {
      expect(readWidgets(page('spend'), value)).toEqual(defaults);
    }
  });

  it.each([
    ['amounts', { dimension: 'carrier_name', chartType: 'bar' }],
    ['amounts', { dimension: '', chartType: 'pie' }],
    ['trends', { dimension: '', chartType: 'bar', chartScale: 'linear', chartTimeSpan: 'monthly' }],
    ['trends', { dimension: '', chartType: 'line', chartScale: 'cubic', chartTimeSpan: 'monthly' }],
    ['trends', { dimension: '', chartType: 'line', chartScale: 'linear', chartTimeSpan: 'weekly' }],
    ['trends', { dimension: 'credit_type', chartType: 'line', chartScale: 'linear', chartTimeSpan: 'monthly' }],
    ['breakdown', { dimension: '', chartType: 'bar', chartScale: 'linear' }],
    ['breakdown', { dimension: 'accessorial', chartType: 'bar', chartScale: 'linear' }],
    ['breakdown', { dimension: 'carrier_name', chartType: 'line', chartScale: 'linear' }],
    ['map', { dimension: 'normalised_consignee', chartType: 'bar' }],
    ['map', { dimension: 'carrier_name', chartType: '' }],
    ['map', 'not an object'],
  ])('replace an invalid %s by its default: %j', (name, saved) => {
    const widget = widgetOf('spend', name);
    expect(validSettings(widget, saved)).toBe(widget.defaults);
  });

  it('accept the dimension that only one page knows', () => {
    const settings = (dimension: string) => ({ dimension, chartType: 'pie', chartScale: 'logarithmic' });
    expect(validSettings(widgetOf('refund', 'breakdown'), settings('credit_type'))).toMatchObject(
      settings('credit_type'),
    );
    expect(validSettings(widgetOf('accessorial', 'breakdown'), settings('accessorial'))).toMatchObject(
      settings('accessorial'),
    );
  });

  it('keep how the comparison page compares', () => {
    const trends = widgetOf('comparison', 'trends');
    expect(trends.defaults.chartComparisonType).toBe('year_over_year');
    const saved = { ...trends.defaults, chartComparisonType: 'range_over_range' };
    expect(validSettings(trends, saved)).toEqual(saved);
    expect(validSettings(trends, { ...saved, chartComparisonType: 'none' })).toBe(trends.defaults);
  });

  it('default to choices that the widget offers', () => {
    for (const name of ['spend', 'refund', 'accessorial', 'weight', 'carrierScore', 'shippingInsight', 'comparison']) {
      for (const widget of page(name).widgets) expect(validSettings(widget, widget.defaults)).toEqual(widget.defaults);
    }
  });
});
