import { expect, it } from 'vitest';
import {
  gapBetweenBars,
  gapBetweenParts,
} from '../../../src/features/analysis/comparison/breakdown/gap-between-bars.ts';

/** What a bar keeps of its part, as the chart reckons. */
const barOf = (length: number, parts: number, bars: number) =>
  ((length / parts) * (1 - gapBetweenParts) - gapBetweenBars(length, parts, bars) * (bars - 1)) / bars;

it('leaves every bar a width, however many stand in a narrow chart', () => {
  for (const length of [120, 280, 900]) {
    for (const parts of [1, 8, 24, 40]) {
      for (const bars of [1, 2, 10, 20]) expect(barOf(length, parts, bars)).toBeGreaterThan(0);
    }
  }
});

it('keeps a pixel between bars that are wide enough', () => {
  expect(gapBetweenBars(600, 8, 2)).toBe(1);
  expect(gapBetweenBars(280, 24, 10)).toBe(0);
});
