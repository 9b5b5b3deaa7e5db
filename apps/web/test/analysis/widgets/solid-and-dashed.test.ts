import { expect, it } from 'vitest';
import { solidAndDashed } from '../../../src/ui/cards/trends/lines-chart.tsx';

const partialIn = (...partial: number[]) => solidAndDashed([1, 2, 3, 4], (point) => partial.includes(point));

it('a line is dashed to a partial last period, and does not begin at a partial first one', () => {
  expect(partialIn()).toEqual({ solid: [[1, 2, 3, 4]], dashed: [] });
  expect(partialIn(4)).toEqual({ solid: [[1, 2, 3]], dashed: [[3, 4]] });
  expect(partialIn(1)).toEqual({ solid: [[2, 3, 4]], dashed: [] });
  expect(partialIn(1, 2)).toEqual({ solid: [[3, 4]], dashed: [[2, 3]] });
});
