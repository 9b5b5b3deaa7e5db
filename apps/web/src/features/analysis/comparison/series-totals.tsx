import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import { factText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { rangeText } from './days-text.ts';
import { differenceOf, isComparable } from './difference.ts';
import { FigureText } from './figure-text.tsx';
import type { Series } from './series.ts';
import { SeriesName } from './series-name.tsx';
import { type Totals, totalOf, useTotals } from './use-totals.ts';

const height = 90;

/** Each series' total for the compared days, and its difference from the series before it. */
export function SeriesTotals({ series }: { readonly series: readonly Series[] }) {
  const { t } = useTranslation();
  const { drawn, error, retry } = useTotals(series);
  if (error !== undefined) return <CardFailure error={error} height={height} onRetry={retry} />;
  if (drawn === undefined) return <CardSkeleton height={height} />;
  const { picture: totals, state } = drawn;
  const against = (line: Totals) => {
    const base = line.series.base === undefined ? undefined : totals[line.series.base];
    if (base === undefined || !isComparable(line.series.state, base.series.state)) return undefined;
    return { base, difference: differenceOf(totalOf(line), totalOf(base), line.series.state) };
  };
  return (
    <DataTable
      caption={t('Totals of {{fact}} by set', { fact: t(state.fact.text) })}
      rows={totals}
      keyOf={({ series: { name } }) => name}
      columns={[
        { header: t('Set'), cell: ({ series: each }) => <SeriesName series={each} /> },
        {
          header: t(state.fact.text),
          numeric: true,
          cell: (line) => <FigureText text={factText(totalOf(line), state.fact.unit, readingOf(line.series.state))} />,
        },
        {
          header: t('Difference'),
          numeric: true,
          cell: (line) => <FigureText text={against(line)?.difference?.amount} />,
        },
        {
          header: t('Change'),
          numeric: true,
          cell: (line) => <FigureText text={against(line)?.difference?.percent} />,
        },
        { header: t('Against'), cell: (line) => against(line)?.base.series.name ?? '' },
        { header: t('Days'), cell: ({ series: { comparedState } }) => rangeText(comparedState.dates) },
      ]}
    />
  );
}
