import type { PageState } from '@waybill/model';
import { texts } from '../../../lib/languages/texts.ts';
import { exportedValue, valueHeader } from '../export/exported-value.ts';
import type { ExportTable } from '../export/use-export.ts';
import type { Trend } from './prepare-trends.ts';

/** One row a period with its days, one column a line; periods without rows are empty. */
export function trendsExport({ periods, series }: Trend, state: PageState, isSplit: boolean): ExportTable {
  return {
    headers: [
      texts.t('Period'),
      texts.t('From'),
      texts.t('To'),
      ...(isSplit ? series.map(({ name }) => `${name} – ${valueHeader(state)}`) : [valueHeader(state)]),
    ],
    rows: periods.map(({ label, days }, index) => [
      label,
      days.from,
      days.to,
      ...series.map(({ values }) => {
        const value = values[index];
        return value === null || value === undefined ? null : exportedValue(value, state.fact);
      }),
    ]),
  };
}
