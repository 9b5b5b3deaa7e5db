import { describe, expect, it } from 'vitest';
import { choicesWithin } from '../../../../src/intake/loads/judge/choices.ts';

describe('the choices from a list', () => {
  it('are all of them, small ones first', () => {
    const sizeOfAny = () => 1;
    expect(choicesWithin([], sizeOfAny, 3)).toEqual([[]]);
    expect(choicesWithin(['a', 'b', 'c'], sizeOfAny, 3)).toEqual([
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

  it('are only those that are not too large together', () => {
    expect(choicesWithin([3, 4, 5], (size) => size, 8)).toEqual([[], [3], [4], [5], [3, 4], [3, 5]]);
  });
});
