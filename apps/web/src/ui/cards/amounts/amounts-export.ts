import type { PageState } from '@waybill/model';
import { texts } from '../../../lib/languages/texts.ts';
import { exportedValue, valueHeader } from '../export/exported-value.ts';
import type { ExportTable } from '../export/use-export.ts';
import type { Amount } from './prepare-amounts.ts';

/** The total of every fact. */
export function amountsExport(amounts: readonly Amount[], state: PageState): ExportTable {
  return {
    headers: [texts.t('Total'), texts.t('Amount')],
    rows: amounts.map(({ fact, value }) => [valueHeader({ ...state, fact }), exportedValue(value, fact)]),
  };
}
