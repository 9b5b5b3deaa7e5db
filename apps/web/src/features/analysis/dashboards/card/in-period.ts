import type { Value } from '../../../../ui/cards/figure-text.ts';
import type { Period } from '../../../../ui/cards/trends/periods.ts';
import type { TableLine } from './table-lines.ts';
import { type CardPicture, startOf } from './use-card-data.ts';

/** The first figure of a comparison's line in one period; undefined if it has none. */
export function spendInPeriod(picture: CardPicture, line: TableLine, { start }: Period): Value {
  const { dashboard, down, across, grain } = picture;
  const field = dashboard.figures[0].name.toUpperCase();
  const [dimension] = dashboard.dimensions;
  if (line.isTotal || dimension === undefined) return across.find((row) => startOf(row, grain) === start)?.[field];
  const name = dimension.name.toUpperCase();
  return down.find((row) => startOf(row, grain) === start && row[name] === line.row[name])?.[field];
}
