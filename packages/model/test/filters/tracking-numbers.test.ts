import { describe, expect, it } from 'vitest';
import { trackingNumberWhereClauses, trackingSearch } from '../../src/index.ts';

describe('the tracking search', () => {
  it('takes one or more numbers with commas between', () => {
    expect(trackingSearch(' 1Z5R89390357567127 , 9400111899223 ', [])).toEqual({
      kind: 'apply',
      trackingNumbers: ['1Z5R89390357567127', '9400111899223'],
    });
    expect(trackingNumberWhereClauses(['A1', 'B2'])).toEqual(["tracking_number in ('A1','B2')"]);
    expect(trackingNumberWhereClauses([])).toEqual([]);
  });

  it('refuses with the texts of the specification', () => {
    const refused = (text: string) => ({ kind: 'refuse', text });
    expect(trackingSearch('', [])).toEqual(refused('Please enter a tracking number '));
    expect(trackingSearch(' , ', [])).toEqual(refused('Please enter a tracking number '));
    expect(trackingSearch('1Z 5R', [])).toEqual(refused('Please enter a valid tracking number'));
    expect(trackingSearch("1Z'5R", [])).toEqual(refused(' Please enter a valid tracking number '));
    expect(trackingSearch('1Z5R', ['1Z5R'])).toEqual(refused('Already Filtered!'));
  });

  it('clears the filter when nothing is entered while one is applied', () => {
    expect(trackingSearch('', ['1Z5R'])).toEqual({ kind: 'clear' });
  });
});
