import { colourOf, palette, serviceCategories } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { partColours } from '../../../src/ui/cards/part-colours.ts';

const accounts = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11'];

describe('the colours of parts', () => {
  it('are one for bars of one measure, unless they mean a carrier or a service', () => {
    const bars = (dimension: 'account_number' | 'accessorial' | 'credit_type') =>
      new Set(partColours(dimension, accounts, 'oneMeasure').values());
    expect(bars('account_number')).toEqual(new Set([palette.blue]));
    expect(bars('accessorial').size).toBe(1);
    expect(bars('credit_type').size).toBe(1);
    expect(partColours('carrier_name', ['UPS'], 'oneMeasure').get('UPS')).toBe(colourOf('carrier_name', 'UPS'));
  });

  it('tell slices and lines apart: none repeats, the greys neither', () => {
    for (const dimension of ['account_number', 'credit_type', 'carrier_name'] as const) {
      expect(new Set(partColours(dimension, ['UPS', ...accounts.slice(1)], 'apart').values()).size).toBe(11);
    }
    expect(new Set(partColours('service_category', serviceCategories, 'apart').values()).size).toBe(11);
  });
});
