import { type PageState, rounded } from '@waybill/model';
import { texts } from '../../../../lib/languages/texts.ts';
import type { ExportTable } from '../../../../ui/cards/export/export-table.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import { levelLabels } from './level-labels.ts';
import { areasHaveShares, type MapValues, mapMeasure } from './prepare-map.ts';

/** All places by their codes, largest first, also those that no map shows. */
export function mapExport({ level, areas, figure }: MapValues, state: PageState): ExportTable {
  const measure = mapMeasure(figure, state.fact);
  const { text } = measure;
  const withShares = areasHaveShares(measure, areas);
  return {
    headers: [
      texts.t(levelLabels[level]),
      figure === undefined ? valueHeader(state) : texts.t(text),
      ...(withShares ? [texts.t('Share (%)')] : []),
    ],
    rows: areas.map(({ code, value, share }) => [
      code,
      exportedValue(value, state.fact),
      ...(withShares ? [rounded(share)] : []),
    ]),
  };
}
