import { describe, expect, it } from 'vitest';
import { pieParts } from '../../../src/ui/cards/breakdown/pie-parts.ts';

const part = (name: string, value: number) => ({ name, value });

describe('the parts of a ring', () => {
  it('are those above zero; what is below is set apart, and shares add up to 100', () => {
    const parts = [part('Fuel', 118.89), part('Residential', 50), part('Nothing', 0), part('Adjustment', -68.89)];
    const { slices, opposite, whole, net } = pieParts(parts);
    expect(slices.map(({ name }) => name)).toEqual(['Fuel', 'Residential']);
    expect(opposite.map(({ name }) => name)).toEqual(['Adjustment']);
    expect(whole).toBeCloseTo(168.89);
    expect(net).toBeCloseTo(100);
    expect(slices.reduce((sum, { value }) => sum + (100 * value) / whole, 0)).toBeCloseTo(100);
  });

  it('are those below zero where they weigh more, the largest first', () => {
    const { slices, opposite, whole } = pieParts([part('Charge', 5), part('Small', -10), part('Large', -90)]);
    expect(slices.map(({ name }) => name)).toEqual(['Large', 'Small']);
    expect(opposite.map(({ name }) => name)).toEqual(['Charge']);
    expect(whole).toBe(-100);
  });
});
