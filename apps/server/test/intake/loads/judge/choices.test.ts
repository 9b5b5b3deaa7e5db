import { expect, it } from 'vitest';
import { choicesOf } from '../../../../src/intake/loads/judge/choices.ts';

it('finds every choice from a list, small ones first', () => {
  expect(choicesOf([])).toEqual([[]]);
  expect(choicesOf(['a', 'b', 'c'])).toEqual([
    [],
    ['a'],
    ['b'],
    ['c'],
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
    ['a', 'b', 'c'],
  ]);
});
