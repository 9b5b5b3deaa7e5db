import type { WidgetDimension } from '@waybill/model';
import { texts } from '../../../../lib/languages/texts.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import type { ExportTable } from '../../../../ui/cards/export/export-table.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ComparedBreakdown } from './prepare.ts';

/** All parts, one column per series. */
export function breakdownExport({ series, parts }: ComparedBreakdown, dimension: WidgetDimension): ExportTable {
  return {
    headers: [
      texts.t(choiceLabels[dimension]),
      ...series.map(({ label, state }) => `${label} – ${valueHeader(state)}`),
    ],
    rows: parts.map(({ name, figures }) => [
      name,
      ...series.map(({ state }, index) => {
        const figure = figures[index] ?? null;
        return figure === null ? null : exportedValue(figure, state.fact);
      }),
    ]),
  };
}
