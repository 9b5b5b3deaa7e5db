import type { PageState, WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Series } from '../series.ts';
import { seriesColumns } from '../series-columns.tsx';
import type { ComparedBreakdown, ComparedPart } from './prepare.ts';

interface Props {
  readonly breakdown: ComparedBreakdown;
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly height: number;
  readonly onOpen: (series: Series, part: ComparedPart) => void;
}

/** All parts: the figure of each series, and its difference and change against the one it is compared with. */
export function BreakdownTable({ breakdown: { series, parts }, state, dimension, height, onOpen }: Props) {
  const { t } = useTranslation();
  const figureOf = ({ figures }: ComparedPart, at: number) => figures[at];
  const columns = seriesColumns(t, {
    series,
    rows: parts,
    factOf: () => state.fact,
    figureOf,
    // A missing sum is zero; a missing average is unknown.
    comparedOf: (part, at) => figureOf(part, at) ?? (hasShares(state.fact) ? 0 : null),
    openingOf: (part, at) => {
      const each = series[at];
      return each && { name: part.name, open: () => onOpen(each, part) };
    },
  });
  return (
    <DataTable
      caption={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t(choiceLabels[dimension]) })}
      height={height}
      rows={parts}
      keyOf={({ value }) => value}
      columns={[{ header: t(choiceLabels[dimension]), cell: ({ name }) => name }, ...columns]}
    />
  );
}
