import type { DataRow } from '@waybill/contract';
import type { DashboardDimension, PageState } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { figureText, type Value } from '../../../../ui/cards/figure-text.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/tables/data-table-row.tsx';
import type { CardPicture } from './use-card-data.ts';

interface Props {
  readonly picture: CardPicture;
  readonly state: PageState;
}

/** One dimension down, another across, the chosen figure in each place, and the totals of both. */
export function MatrixTable({ picture, state }: Props) {
  const { t } = useTranslation();
  const { dashboard, figure } = picture;
  const [downward, sideways] = dashboard.dimensions;
  if (downward === undefined || sideways === undefined) return null;
  const reading = readingOf(state);
  const columns: DataTableColumn<string | null>[] = (sideways.values ?? []).map((column) => ({
    header: matrixHeader(t, sideways, column),
    numeric: true,
    cell: (line) => figureText(figure, matrixValue(picture, line, column), reading),
  }));
  return (
    <DataTable<string | null>
      caption={t('Figures of {{dashboard}}', { dashboard: t(dashboard.name) })}
      rows={downward.values ?? []}
      keyOf={(line) => line ?? 'total'}
      total={null}
      columns={[
        { header: t(downward.text), cell: (line) => (line === null ? t('Total') : t(line)) },
        ...columns,
        {
          header: t('Total'),
          numeric: true,
          cell: (line) => figureText(figure, matrixValue(picture, line, null), reading),
        },
      ]}
    />
  );
}

/** The figure of a line and a column; null stands for all of them. */
export function matrixValue(picture: CardPicture, line: string | null, column: string | null): Value {
  const { dashboard, figure, rows, down, across, total } = picture;
  const [downward, sideways] = dashboard.dimensions;
  const isOf = (row: DataRow, dimension: DashboardDimension | undefined, value: string) =>
    dimension !== undefined && row[dimension.name.toUpperCase()] === value;
  const find = (): DataRow | undefined => {
    if (line === null && column === null) return total;
    if (column === null) return down.find((row) => isOf(row, downward, line ?? ''));
    if (line === null) return across.find((row) => isOf(row, sideways, column));
    return rows.find((row) => isOf(row, downward, line) && isOf(row, sideways, column));
  };
  return find()?.[figure.name.toUpperCase()];
}

/** `Zone 2`; other words are shown unchanged. */
export function matrixHeader(t: TFunction, { text }: DashboardDimension, value: string): string {
  return /^\d+$/.test(value) ? `${t(text)} ${value}` : t(value);
}
