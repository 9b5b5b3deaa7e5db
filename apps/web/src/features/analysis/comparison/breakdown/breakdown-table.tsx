import type { PageState, WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText } from '../../../../lib/languages/formats.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import { differenceOf, isComparable } from '../difference.ts';
import { FigureText } from '../figure-text.tsx';
import type { Series } from '../series.ts';
import { ValueButton } from '../value-button.tsx';
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
  const columns = series.flatMap((each, index): DataTableColumn<ComparedPart>[] => {
    const base = each.base === undefined ? undefined : series[each.base];
    const figure: DataTableColumn<ComparedPart> = {
      header: each.name,
      detail: each.detail,
      numeric: true,
      cell: (part) => {
        const value = part.figures[index];
        if (value === null || value === undefined) return t('No data');
        return (
          <ValueButton
            text={factText(value, state.fact.unit, readingOf(each.state))}
            label={t('View rows of {{name}}', { name: `${each.label}, ${part.name}` })}
            onOpen={() => onOpen(each, part)}
          />
        );
      },
    };
    if (base === undefined || !isComparable(each.state, base.state)) return [figure];
    const difference = ({ figures }: ComparedPart) =>
      differenceOf(known(figures[index], each), known(figures[each.base ?? 0], base), each.state);
    return [
      figure,
      {
        header: t('{{set}} – {{base}}', { set: each.name, base: base.name }),
        numeric: true,
        cell: (part) => <FigureText text={difference(part)?.amount} />,
      },
      {
        header: t('{{set}} – {{base}} (%)', { set: each.name, base: base.name }),
        numeric: true,
        cell: (part) => <FigureText text={difference(part)?.percent} />,
      },
    ];
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

/** A missing sum is zero; a missing average is unknown. */
function known(figure: number | null | undefined, { state }: Series): number | null {
  return figure ?? (hasShares(state.fact) ? 0 : null);
}
