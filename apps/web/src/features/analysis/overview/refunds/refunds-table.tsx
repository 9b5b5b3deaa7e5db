import { type DateRange, type PageState, percentage } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import { TextButton } from '../../../../ui/buttons/plain-buttons.tsx';
import type { Series, Trend } from '../../../../ui/cards/trends/prepare-trends.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { totalOf } from './totals.ts';

interface Props {
  readonly trend: Trend;
  readonly state: PageState;
  readonly height: number;
  readonly onMonth: (days: DateRange, creditType?: string) => void;
}

/** The year by credit type; a name opens Refund Analysis with it. */
export function RefundsTable({ trend: { series }, state, height, onMonth }: Props) {
  const { t } = useTranslation();
  const total = totalOf(series);
  return (
    <DataTable<Series>
      caption={t('Refunds of the last 12 months by credit type')}
      height={height}
      rows={series}
      keyOf={({ name }) => name}
      columns={[
        {
          header: t('Credit Type'),
          cell: ({ name, filter }) =>
            filter === undefined ? name : <TextButton onClick={() => onMonth(state.dates, filter)}>{name}</TextButton>,
        },
        {
          header: t(state.fact.text),
          numeric: true,
          cell: (each) => factText(totalOf([each]), 'currency', readingOf(state)),
        },
        { header: t('Share'), numeric: true, cell: (each) => percentText(percentage(totalOf([each]), total)) },
      ]}
    />
  );
}
