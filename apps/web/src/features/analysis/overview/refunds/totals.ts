import { rounded } from '@waybill/model';
import type { Series } from '../../../../ui/cards/trends/prepare-trends.ts';

/** All months of all series. */
export function totalOf(series: readonly Pick<Series, 'values'>[]): number {
  return rounded(series.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + (value ?? 0), 0));
}

/** A month over all series. */
export function totalOfMonth(series: readonly Series[], month: number): number {
  return totalOf(series.map(({ values }) => ({ values: [values[month] ?? null] })));
}
