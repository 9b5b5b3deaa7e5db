import type { Figure } from '@waybill/model';

type Together = readonly [Figure, ...Figure[]];

/** The figures of a table by column: the first and the last day stand one above the other. */
export function figureColumns(figures: readonly Figure[]): readonly Together[] {
  const columns: Together[] = [];
  for (const figure of figures) {
    const before = columns.at(-1);
    if (figure.unit === 'date' && before?.[0].unit === 'date') columns[columns.length - 1] = [...before, figure];
    else columns.push([figure]);
  }
  return columns;
}
