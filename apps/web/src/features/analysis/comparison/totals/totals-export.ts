import { texts } from '../../../../lib/languages/texts.ts';
import type { ExportTable } from '../../../../ui/cards/export/export-table.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { Totals } from '../use-totals.ts';

/** One row per fact, one column per set. */
export function totalsExport(totals: readonly Totals[]): ExportTable {
  const facts = totals[0]?.series.state.analysis.facts ?? [];
  return {
    headers: [texts.t('Figure'), ...totals.map(({ series: { label } }) => label)],
    rows: facts.map((fact) => [
      valueHeader({ fact, filters: totals[0]?.series.state.filters ?? {} }),
      ...totals.map(({ amounts }) => exportedValue(amounts.get(fact.key) ?? 0, fact)),
    ]),
  };
}
