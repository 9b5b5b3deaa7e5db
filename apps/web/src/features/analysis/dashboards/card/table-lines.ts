import type { DataRow } from '@waybill/contract';
import type { Figure, RowsPart } from '@waybill/model';
import type { Value } from '../../../../ui/cards/figure-text.ts';
import type { Period } from '../../../../ui/cards/trends/periods.ts';
import { type CardPicture, startOf } from './use-card-data.ts';

/** A line of a dashboard's table; a period without rows has none of the figures. */
export interface TableLine {
  readonly key: string;
  readonly period: Period | undefined;
  readonly row: DataRow;
  readonly isTotal: boolean;
}

/** The lines of a table: every period, or every row there is, the largest alone where the dashboard says so. */
export function tableLines({ dashboard, periods, rows, grain }: CardPicture): readonly TableLine[] {
  const byStart = new Map(rows.map((row) => [startOf(row, grain), row]));
  if (dashboard.view === 'trend' && dashboard.dimensions.length === 0) {
    return periods.map((period) => lineOf(byStart.get(period.start) ?? {}, period, period.start));
  }
  const periodOf = new Map(periods.map((period) => [period.start, period]));
  return rows.slice(0, dashboard.mostRows).map((row, index) => {
    const start = startOf(row, grain);
    return lineOf(row, start === undefined ? undefined : periodOf.get(start), String(index));
  });
}

/** The last line: the figures of all rows together. */
export function totalLine({ total }: CardPicture): TableLine {
  return { key: 'total', period: undefined, row: total, isTotal: true };
}

/** The rows behind a line: those of its period, with the values of its columns. */
export function partsOfLine({ dashboard }: CardPicture, { period, row }: TableLine): readonly RowsPart[] {
  const values = dashboard.dimensions
    .filter(({ expression, column = expression }) => /^\w+$/.test(column))
    .map(({ name, expression, column = expression }): RowsPart => {
      const value = row[name.toUpperCase()];
      return { kind: 'value', column, value: value === null || value === undefined ? '' : String(value) };
    });
  return [...(period === undefined ? [] : [{ kind: 'days', days: period.days } as const]), ...values];
}

function lineOf(row: DataRow, period: Period | undefined, key: string): TableLine {
  return { key, period, row, isTotal: false };
}

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

/** The first figure of a comparison's line in one period; undefined if it has none. */
export function spendInPeriod(picture: CardPicture, line: TableLine, { start }: Period): Value {
  const { dashboard, down, across, grain } = picture;
  const field = dashboard.figures[0].name.toUpperCase();
  const [dimension] = dashboard.dimensions;
  if (line.isTotal || dimension === undefined) return across.find((row) => startOf(row, grain) === start)?.[field];
  const name = dimension.name.toUpperCase();
  return down.find((row) => startOf(row, grain) === start && row[name] === line.row[name])?.[field];
}
