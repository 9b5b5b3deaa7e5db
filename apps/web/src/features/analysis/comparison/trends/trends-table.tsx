import type { PageState, WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText } from '../../../../lib/languages/formats.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import type { ComparisonWidgetProps } from '../comparison-widget-props.ts';
import { differenceOf, isComparable } from '../difference.ts';
import { FigureText } from '../figure-text.tsx';
import { openPart } from '../open-part.ts';
import { ValueButton } from '../value-button.tsx';
import type { ComparedTrend, Panel } from './prepare.ts';

interface Props {
  readonly trend: ComparedTrend;
  readonly state: PageState;
  readonly dimension: WidgetDimension;
  readonly height: number;
  readonly onSetRows: ComparisonWidgetProps['onSetRows'];
}

interface Row {
  readonly panel: Panel;
  readonly place: number;
}

/**
 * One row per axis position (and value): the figure of each series, and its difference from the series it is compared
 * with.
 */
export function TrendsTable({ trend: { series, slots, panels }, state, dimension, height, onSetRows }: Props) {
  const { t } = useTranslation();
  const columns = series.flatMap((each, index): DataTableColumn<Row>[] => {
    const base = each.base === undefined ? undefined : series[each.base];
    const figure: DataTableColumn<Row> = {
      header: each.name,
      detail: each.detail,
      numeric: true,
      cell: ({ panel, place }) => {
        const value = panel.lines[index]?.[place] ?? null;
        const period = slots[place]?.periods[index];
        if (value === null || period === undefined) return t('No data');
        return (
          <ValueButton
            text={factText(value, state.fact.unit, readingOf(each.state))}
            label={t('View rows of {{name}}', { name: `${each.label}, ${period.label}` })}
            onOpen={() => onSetRows(...openPart(each, dimension, panel.value, period.days))}
          />
        );
      },
    };
    if (base === undefined || !isComparable(each.state, base.state)) return [figure];
    const difference = ({ panel, place }: Row) =>
      differenceOf(panel.lines[index]?.[place], panel.lines[each.base ?? 0]?.[place], each.state);
    return [
      figure,
      {
        header: t('{{set}} – {{base}}', { set: each.name, base: base.name }),
        numeric: true,
        cell: (row) => <FigureText text={difference(row)?.amount} />,
      },
      {
        header: t('{{set}} – {{base}} (%)', { set: each.name, base: base.name }),
        numeric: true,
        cell: (row) => <FigureText text={difference(row)?.percent} />,
      },
    ];
  });
  const rows = panels.flatMap((panel) => slots.map((_, place) => ({ panel, place })));
  return (
    <DataTable<Row>
      caption={t('{{fact}} over time', { fact: t(state.fact.text) })}
      height={height}
      rows={rows}
      keyOf={({ panel, place }) => `${panel.name} ${place}`}
      columns={[
        ...(dimension === '' ? [] : [{ header: t(choiceLabels[dimension]), cell: ({ panel }: Row) => panel.name }]),
        { header: t('Period'), cell: ({ place }) => slots[place]?.label },
        ...columns,
      ]}
    />
  );
}
