import { Button, Text } from '@mantine/core';
import { factText, noData } from '@waybill/model';
import { DataTable, type DataTableColumn } from '../../../ui/data-table.tsx';
import { readingOf } from '../reading-of.ts';
import { viewRowsColumn } from '../view-rows-button.tsx';
import type { WidgetProps } from '../widget-props.ts';
import type { Period } from './periods.ts';
import { partialText, type TrendsParts } from './trends-parts.ts';

type Props = TrendsParts & Pick<WidgetProps, 'onViewRows'>;

interface Row {
  readonly period: Period;
  readonly index: number;
}

/** One row a period, one column a series; a period's name narrows the dates to it. */
export function TrendsTable({ trend, state, height, onPeriod, onViewRows }: Props) {
  const reading = readingOf(state);
  const columns: DataTableColumn<Row>[] = trend.series.map(({ name, values }) => ({
    header: name,
    numeric: true,
    cell: ({ index }) => {
      const value = values[index];
      return value === null || value === undefined ? (
        <Text span size="sm" c="dimmed">
          {noData}
        </Text>
      ) : (
        factText(value, state.fact.unit, reading)
      );
    },
  }));
  return (
    <DataTable
      caption={`${state.fact.text} over time`}
      height={height}
      rows={trend.periods.map((period, index) => ({ period, index }))}
      keyOf={({ period }) => period.start}
      columns={[
        {
          header: 'Period',
          cell: ({ period }) => (
            <>
              <Button
                variant="transparent"
                size="compact-sm"
                px={0}
                fw={400}
                aria-label={`Only ${period.label}`}
                onClick={() => onPeriod(period.days)}
              >
                {period.label}
              </Button>
              {period.partial ? (
                <Text size="xs" c="dimmed">
                  {partialText(period)}
                </Text>
              ) : null}
            </>
          ),
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
