import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText } from '../../../../lib/languages/formats.ts';
import { PeriodName } from '../../../../ui/cards/trends/period-name.tsx';
import type { Period } from '../../../../ui/cards/trends/periods.ts';
import type { TrendsParts } from '../../../../ui/cards/trends/trends-parts.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/tables/data-table-row.tsx';

type Props = TrendsParts & Pick<WidgetProps, 'onViewRows'>;

interface Row {
  readonly period: Period;
  readonly index: number;
}

/** One row per period and one column per series; a click on a period narrows the dates to it. */
export function TrendsTable({ trend, state, height, onPeriod, onViewRows }: Props) {
  const { t } = useTranslation();
  const reading = readingOf(state);
  const columns: DataTableColumn<Row>[] = trend.series.map(({ name, values }) => ({
    header: name,
    numeric: true,
    cell: ({ index }) => {
      const value = values[index];
      return value === null || value === undefined ? (
        <Text span size="sm" c="dimmed">
          {t('No data')}
        </Text>
      ) : (
        factText(value, state.fact.unit, reading)
      );
    },
  }));
  return (
    <DataTable
      caption={t('{{fact}} over time', { fact: t(state.fact.text) })}
      height={height}
      rows={trend.periods.map((period, index) => ({ period, index }))}
      keyOf={({ period }) => period.start}
      columns={[
        {
          header: t('Period'),
          cell: ({ period }) => <PeriodName period={period} onPeriod={onPeriod} />,
        },
        ...columns,
        viewRowsColumn<Row>(
          ({ period }) => period.label,
          ({ period }) => onViewRows([{ kind: 'days', days: period.days }]),
        ),
      ]}
    />
  );
}
