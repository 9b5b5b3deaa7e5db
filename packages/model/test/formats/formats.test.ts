import { describe, expect, it } from 'vitest';
import {
  average,
  axisText,
  cellText,
  chartHeight,
  chartLabel,
  countText,
  dimensionUnitName,
  displayDate,
  exportFileName,
  factText,
  kilograms,
  moneyText,
  monthLabel,
  percentage,
  percentageChange,
  percentText,
  rounded,
  shortAmount,
  shortFactText,
  shownClientName,
  weightUnitName,
} from '../../src/index.ts';

describe('short amounts', () => {
  it.each([
    [0, '0.00'],
    [999.994, '999.99'],
    [999.995, '1.00K'],
    [1_000, '1.00K'],
    [12_345, '12.35K'],
    [999_994.9, '999.99K'],
    [999_995, '1.00M'],
    [1_250_000, '1.25M'],
    [1_000_000_000, '1.00B'],
    [2_500_000_000_000, '2500.00B'],
    [-1_250_000, '-1.25M'],
    [-0.001, '0.00'],
  ])('%d is %s', (value, text) => {
    expect(shortAmount(value)).toBe(text);
  });

  it('stand on axes without needless zeros, up to T', () => {
    expect([0, 500, 500_000, 1_250_000, 3e9, 2e12, -1500].map((value) => chartLabel(value))).toEqual([
      '0',
      '500',
      '500K',
      '1.25M',
      '3B',
      '2T',
      '-1.5K',
    ]);
    expect(chartLabel(-1_500, '$')).toBe('-$1.5K');
  });
});

describe('full numbers', () => {
  it('have separators and their decimals', () => {
    expect(moneyText(1234567.891)).toBe('$1,234,567.89');
    expect(moneyText(-0.5, '€')).toBe('-€0.50');
    expect(countText(1234567)).toBe('1,234,567');
    expect(percentText(12.345)).toBe('12.35%');
    expect(percentText(12.345, 0)).toBe('12%');
    expect(percentText(null)).toBe('No data');
    expect([null, undefined, '', 0, 'UPS'].map(cellText)).toEqual(['No data', 'No data', 'No data', '0', 'UPS']);
  });

  it('follow the unit of the fact', () => {
    expect(factText(1234.5, 'currency', { symbol: 'CA$' })).toBe('CA$1,234.50');
    expect(factText(100, 'lbs')).toBe('100.00 lbs');
    expect(factText(45.36, 'kgs')).toBe('45.36 kgs');
    expect(factText(1234, 'packages')).toBe('1,234');
    expect(shortFactText(1_250_000, 'currency')).toBe('$1.25M');
    expect(shortFactText(12, 'packages')).toBe('12');
    expect(axisText(1_500, 'currency', { symbol: '€' })).toBe('€1.5K');
    expect(axisText(1_500, 'packages', { symbol: '€' })).toBe('1.5K');
    expect(axisText(1_250, 'kgs')).toBe('1.25K kgs');
    expect(axisText(100_000, 'lbs')).toBe('100K lbs');
    expect(axisText(20_000, 'kgs', { language: 'fr-FR', unitNames: { lbs: 'lb', kgs: 'kg' } })).toMatch(/^20\s000 kg$/);
    expect(axisText(0, 'lbs', { unitNames: { lbs: 'lb', kgs: 'kg' } })).toBe('0 lb');
  });
});

describe('rounding', () => {
  it('takes halves away from zero, as the warehouse does', () => {
    expect([1.005, 2.675, -2.675, 0.125, -0.005, 1e21, 1e-9].map((value) => rounded(value))).toEqual([
      1.01, 2.68, -2.68, 0.13, -0.01, 1e21, 0,
    ]);
    expect(Object.is(rounded(-0.001), 0)).toBe(true);
  });

  it('gives kilograms with 2 decimals', () => {
    expect([1, 10, 150, 0.01].map(kilograms)).toEqual([0.45, 4.54, 68.04, 0]);
  });
});

describe('ratios', () => {
  it('are unknown on an unknown base and 0 on a base of about zero', () => {
    expect(percentage(1, null)).toBeNull();
    expect(percentage(5, 0)).toBe(0);
    expect(percentage(5, 1e-8)).toBe(0);
    expect(percentage(1, 3)).toBe(33.33);
    expect(percentage(null, 3)).toBe(0);
    expect(percentageChange(150, 100)).toBe(50);
    expect(percentageChange(50, -100)).toBe(150);
    expect(percentageChange(50, null)).toBeNull();
  });

  it('are 0 without packages or pounds', () => {
    expect(average(10, 0)).toBe(0);
    expect(average(10, 3)).toBe(3.33);
    expect([average(69.1, 20), average(-69.1, 20)]).toEqual([3.46, -3.46]);
  });
});

describe('names and sizes', () => {
  it('cut client names to the room of their place', () => {
    const name = 'Northwind Traders International Holdings Company';
    expect(shownClientName(name, 'page')).toHaveLength(18);
    expect(shownClientName(name, 'narrow')).toHaveLength(30);
    expect(shownClientName(name, 'overview')).toHaveLength(40);
    expect(shownClientName(name, 'page')).toBe('Northwind Traders…');
    expect(shownClientName('Acme', 'page')).toBe('Acme');
  });

  it('name exports after client and page', () => {
    expect(exportFileName('Acme, Inc.', 'Spend Analysis')).toBe('Acme Inc_Spend Analysis');
  });

  it('make charts as high as their rows', () => {
    expect([0, 1, 5, 6, 10, 11, 25, 26, 30, 31, 1000, 5000].map(chartHeight)).toEqual([
      200, 200, 200, 400, 400, 500, 500, 600, 600, 700, 20_000, 20_000,
    ]);
  });

  it('name units one way', () => {
    expect(['L', 'lb', 'KGS', 'oz', 'stone'].map(weightUnitName)).toEqual(['lbs', 'lbs', 'kgs', 'oz', 'stone']);
    expect(['C', 'I', 'in', 'm'].map(dimensionUnitName)).toEqual(['cm', 'inches', 'inches', 'm']);
  });
});

describe('in other languages', () => {
  it('money has its symbol and separators where the language has them', () => {
    expect(moneyText(-1234.5, '€', 'fr')).toBe('-1\u202f234,50\u00a0€');
    expect(moneyText(1234.5, '$', 'es')).toBe('1.234,50\u00a0$');
    expect(moneyText(1234.5, '$', 'zh-CN')).toBe('$1,234.50');
    expect(moneyText(1234.5, '$', 'ar-u-nu-latn')).toBe('\u2066$1,234.50\u2069');
  });

  it('large amounts are shortened in the steps of the language', () => {
    expect(shortAmount(1_254_321, '$', 'zh-CN')).toBe('$125.43万');
    expect(shortAmount(1_254_321, '€', 'it')).toBe('1,25\u00a0Mln\u00a0€');
    expect(chartLabel(500_000, '', 'zh-CN')).toBe('50万');
  });

  it('percentages, weights and days follow the language', () => {
    expect(percentText(12.345, 2, 'fr')).toBe('12,35\u00a0%');
    expect(factText(10, 'kgs', { language: 'zh-CN', unitNames: { lbs: '磅', kgs: '千克' } })).toBe('10.00 千克');
    expect(displayDate('2026-11-21', 'es')).toBe('21/11/2026');
    expect(displayDate('2026-11-21', 'zh-CN')).toBe('2026/11/21');
    expect(monthLabel('2026-11-01', 'fr')).toBe('nov. 2026');
  });
});
