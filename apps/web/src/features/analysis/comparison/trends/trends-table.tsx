import type { PageState, WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { ComparisonWidgetProps } from '../comparison-card.tsx';
import { openPart } from '../open-part.ts';
import { seriesColumns } from '../series-columns.tsx';
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
  const rows = panels.flatMap((panel) => slots.map((_, place) => ({ panel, place })));
  const columns = seriesColumns<Row>(t, {
    series,
    rows,
    factOf: () => state.fact,
    figureOf: ({ panel, place }, at) => panel.lines[at]?.[place],
    openingOf: ({ panel, place }, at) => {
      const [each, period] = [series[at], slots[place]?.periods[at]];
      if (each === undefined || period === undefined) return undefined;
      return {
        name: period.label,
        open: () => onSetRows(...openPart(each, dimension, panel.value, period.days)),
      };
    },
  });
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
