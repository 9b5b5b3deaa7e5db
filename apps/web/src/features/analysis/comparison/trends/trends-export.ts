import type { WidgetDimension } from '@waybill/model';
import { texts } from '../../../../lib/languages/texts.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import type { ExportTable } from '../../../../ui/cards/export/export-table.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ComparedTrend } from './prepare.ts';

/** One row per axis position (and value), two columns per series: its period and its figure. */
export function trendsExport({ series, slots, panels }: ComparedTrend, dimension: WidgetDimension): ExportTable {
  return {
    headers: [
      ...(dimension === '' ? [] : [texts.t(choiceLabels[dimension])]),
      texts.t('Period'),
      ...series.flatMap(({ label, state }) => [`${label} – ${texts.t('Period')}`, `${label} – ${valueHeader(state)}`]),
    ],
    rows: panels.flatMap(({ name, lines }) =>
      slots.map(({ label, periods }, place) => [
        ...(dimension === '' ? [] : [name]),
        label,
        ...series.flatMap(({ state }, index) => {
          const value = lines[index]?.[place] ?? null;
          return [periods[index]?.label ?? null, value === null ? null : exportedValue(value, state.fact)];
        }),
      ]),
    ),
  };
}
