import { type PageState, rounded } from '@waybill/model';
import { texts } from '../../../lib/languages/texts.ts';
import type { ExportTable } from '../export/export-table.ts';
import { exportedValue, valueHeader } from '../export/exported-value.ts';
import { hasShares } from '../has-shares.ts';
import type { MapValues } from './prepare-map.ts';

/** All places by their codes, largest first, also those that no map shows. */
export function mapExport({ level, areas }: MapValues, state: PageState): ExportTable {
  const withShares = hasShares(state.fact);
  return {
    headers: [
      level === 'state' ? texts.t('State') : texts.t('Country'),
      valueHeader(state),
      ...(withShares ? [texts.t('Share (%)')] : []),
    ],
    rows: areas.map(({ code, value, share }) => [
      code,
      exportedValue(value, state.fact),
      ...(withShares ? [rounded(share)] : []),
    ]),
  };
}
