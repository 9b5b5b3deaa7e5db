import type { Figure } from '@waybill/model';
import { expect, it } from 'vitest';
import { figureColumns } from '../../../src/features/analysis/dashboards/card/table-lines.ts';

const figure = (name: string, unit: Figure['unit']): Figure => ({
  name,
  text: name,
  meaning: '',
  unit,
  expression: name,
  addsUp: false,
});

it('puts days that follow each other into one column, and every other figure into its own', () => {
  const figures = [
    figure('spend', 'currency'),
    figure('first', 'date'),
    figure('last', 'date'),
    figure('late', 'date'),
  ];
  const named = figureColumns([...figures, figure('matched', 'currency')]).map((column) =>
    column.map(({ name }) => name),
  );
  expect(named).toEqual([['spend'], ['first', 'last', 'late'], ['matched']]);
});
