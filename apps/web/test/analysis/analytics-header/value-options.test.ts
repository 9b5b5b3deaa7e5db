import { describe, expect, it } from 'vitest';
import { foundOptions, valueOptions } from '../../../src/ui/analysis-choices/filters/value-options.ts';

const listed = ['10', '2', 'Ground', '3'].map((VALUE, index) => ({ VALUE, ROWS: index }));

describe('the values of a filter', () => {
  it('stand in natural order, each with its rows', () => {
    expect(valueOptions(listed, [])).toEqual([
      { value: '2', rows: 1 },
      { value: '3', rows: 3 },
      { value: '10', rows: 0 },
      { value: 'Ground', rows: 2 },
    ]);
  });

  it('begin with what was chosen, and keep what is no longer there so that it can be taken away', () => {
    expect(valueOptions(listed, ['Ground', 'gone']).slice(0, 3)).toEqual([
      { value: 'Ground', rows: 2 },
      { value: 'gone', rows: 0 },
      { value: '2', rows: 1 },
    ]);
  });

  it('show what is chosen while the list is asked for', () => {
    expect(valueOptions(undefined, ['UPS'])).toEqual([{ value: 'UPS', rows: undefined }]);
  });

  it('are found by any part of their text, whatever case and accents', () => {
    const options = ['São Paulo', "Driver's aid", '上海市', 'O%Hare_1'].map((value) => ({ value, rows: 1 }));
    const found = (typed: string) => foundOptions(options, typed).map(({ value }) => value);
    expect(found('sao')).toEqual(['São Paulo']);
    expect(found("R'S")).toEqual(["Driver's aid"]);
    expect(found(' 海 ')).toEqual(['上海市']);
    expect(found('')).toHaveLength(4);
    expect(found('nowhere')).toEqual([]);
  });
});
