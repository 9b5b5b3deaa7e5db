import type { DateRange, PageState, RowsPart } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { cellText } from '../../../../lib/languages/formats.ts';
import { figureText, type Value } from '../../../../ui/cards/figure-text.ts';
import { PeriodName } from '../../../../ui/cards/trends/period-name.tsx';
import { partialText } from '../../../../ui/cards/trends/trends-parts.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/tables/data-table-row.tsx';
import { figureColumns, partsOfLine, spendInPeriod, type TableLine, tableLines, totalLine } from './table-lines.ts';
import { type CardPicture, dimensionText } from './use-card-data.ts';

interface Props {
  readonly picture: CardPicture;
  readonly state: PageState;
  readonly height: number | undefined;
  readonly onPeriod: (days: DateRange) => void;
  readonly onViewRows: (parts: readonly RowsPart[]) => void;
}

/** Every figure of a dashboard, a line for each period or value, and the total of all. */
export function CardTable({ picture, state, height, onPeriod, onViewRows }: Props) {
  const { t } = useTranslation();
  const { dashboard, periods } = picture;
  const reading = readingOf(state);
  const lines = tableLines(picture);
  const first = (index: number, line: TableLine, cell: ReactNode) =>
    line.isTotal ? (index === 0 ? t('Total') : '') : cell;
  const cuts: DataTableColumn<TableLine>[] = [
    ...(dashboard.view === 'trend'
      ? [
          {
            header: t('Period'),
            cell: (line: TableLine) =>
              first(0, line, line.period && <PeriodName period={line.period} onPeriod={onPeriod} />),
          },
        ]
      : []),
    ...dashboard.dimensions.map((dimension, index) => ({
      header: t(dimension.text),
      cell: (line: TableLine) =>
        first(dashboard.view === 'trend' ? 1 : index, line, cellText(dimensionText(picture, dimension, line.row))),
    })),
  ];
  const inPeriods: DataTableColumn<TableLine>[] =
    dashboard.view === 'comparison'
      ? periods.map((period) => ({
          header: period.label,
          detail: partialText(period) ?? '',
          numeric: true,
          cell: (line) => figureText(dashboard.figures[0], spendInPeriod(picture, line, period), reading),
        }))
      : [];
  const figures: DataTableColumn<TableLine>[] = figureColumns(dashboard.figures).map((together) => ({
    header: together.map(({ text }) => t(text)).join(' – '),
    numeric: true,
    sortBy: ({ row }) => sortValue(row[together[0].name.toUpperCase()]),
    cell: ({ row }) =>
      together.map((figure) => (
        <div key={figure.name}>{figureText(figure, row[figure.name.toUpperCase()], reading)}</div>
      )),
  }));
  const canNarrow = partsOfLine(picture, totalLine(picture)).length === dashboard.dimensions.length;
  return (
    <DataTable<TableLine>
      caption={t('Figures of {{dashboard}}', { dashboard: t(dashboard.name) })}
      {...(height === undefined ? {} : { height })}
      rows={lines}
      keyOf={({ key }) => key}
      total={totalLine(picture)}
      columns={[
        ...cuts,
        ...inPeriods,
        ...figures,
        ...(canNarrow
          ? [
              viewRowsColumn<TableLine>(
                (line) => nameOf(picture, line),
                (line) => onViewRows(partsOfLine(picture, line)),
              ),
            ]
          : []),
      ]}
    />
  );
}

function nameOf(picture: CardPicture, { period, row }: TableLine): string {
  const values = picture.dashboard.dimensions.map((dimension) => cellText(dimensionText(picture, dimension, row)));
  return [...(period === undefined ? [] : [period.label]), ...values].join(', ');
}

/** Sorts the largest first and unknown values last. */
function sortValue(value: Value): number | string {
  if (value === null || value === undefined) return Number.NEGATIVE_INFINITY;
  return typeof value === 'string' ? value : Number(value);
}
