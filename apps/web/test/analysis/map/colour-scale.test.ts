import { mapColours } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { colourAt, colourSteps } from '../../../src/ui/map/colour-scale.ts';

const amounts = [12, 87, 143, 512, 980, 1_420, 3_770, 5_210, 9_840, 87_431];

describe('the steps of a map', () => {
  it('have round limits that follow each other', () => {
    const steps = colourSteps(amounts);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [undefined, 150],
      [150, 1_000],
      [1_000, 4_000],
      [4_000, 10_000],
      [10_000, undefined],
    ]);
    expect(steps.map(({ colour }) => colour)).toEqual(mapColours);
  });

  it('have a colour for every value, also below zero', () => {
    for (const values of [amounts, [-5, -3, 0, 2, 7], [4], [0, 0, 0], [3, 3, 3, 3, 9]]) {
      const steps = colourSteps(values);
      for (const value of values) expect(mapColours, String(value)).toContain(colourAt(steps, value));
    }
  });

  it('are fewer where values are alike', () => {
    expect(colourSteps([3, 3, 3, 3, 9])).toHaveLength(2);
    expect(colourSteps([])).toEqual([]);
  });
});
