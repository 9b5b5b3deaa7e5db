import type { DataRow } from '@waybill/contract';
import { businessExcluded, businessFigures, type Figure, rounded } from '@waybill/model';

/** A figure of the period and of the one before; null if it is not known. */
export interface Compared {
  readonly figure: Figure;
  readonly now: number | null;
  readonly before: number | null;
}

/** Each figure of two rows, the second of the period before. */
export function compared(now: DataRow, before: DataRow): readonly Compared[] {
  return businessFigures.map((figure) => ({ figure, now: figureIn(now, figure), before: figureIn(before, figure) }));
}

/** What Total Spend leaves out in a row; 0 if there is nothing. */
export function excludedIn(row: DataRow): number {
  return figureIn(row, businessExcluded) ?? 0;
}

/** One row of the answers to several questions. */
export function joined(rows: readonly (DataRow | undefined)[]): DataRow {
  return Object.assign({}, ...rows);
}

/** The change in percent, or in points for a share; null if that is meaningless. */
export function changeOf({ figure, now, before }: Compared): number | null {
  if (now === null || before === null) return null;
  if (figure.unit === 'percent') return rounded(now - before);
  return before === 0 ? null : rounded((100 * (now - before)) / Math.abs(before));
}

function figureIn(row: DataRow, { name }: Figure): number | null {
  const value = row[name.toUpperCase()];
  return value === undefined || value === null ? null : Number(value);
}
