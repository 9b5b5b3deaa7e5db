import { Text } from '@mantine/core';
import { columnOfDimension, type PageState, type WidgetDimension } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { factText, percentText, rangeText } from '../../../../lib/languages/formats.ts';
import type { Part } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { FilterButton } from '../../../../ui/cards/filter-button.tsx';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { signedFactText, signedPercentText } from '../../../../ui/cards/signed.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/tables/data-table-row.tsx';
import { type ComparedPart, comparedParts } from './compared-parts.ts';
import { useEarlierParts } from './use-earlier-parts.ts';
import { useWholes } from './use-wholes.ts';
import { rateOf } from './wholes.ts';

interface Props {
  readonly analysis: Analysis;
  readonly isFull: boolean;
  readonly parts: readonly Part[];
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly height: number;
  readonly onChoose: ((value: string) => void) | undefined;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** All parts with value, share and what moved since the period before; a name filters the page, as a click on its bar does. */
export function BreakdownTable({ analysis, isFull, parts, state, dimension, height, onChoose, onViewRows }: Props) {
  const { t } = useTranslation();
  const reading = readingOf(state);
  const column = columnOfDimension(dimension);
  const earlier = useEarlierParts(analysis, state, dimension);
  const wholes = useWholes(analysis, state, dimension);
  const compared = useMemo(() => earlier && comparedParts(parts, earlier), [parts, earlier]);
  const columns: readonly DataTableColumn<Part>[] = [
    {
      header: t(choiceLabels[dimension]),
      sortBy: ({ name }) => name,
      cell: ({ name, filter }) => (
        <FilterButton name={name} onFilter={filter === undefined || !onChoose ? undefined : () => onChoose(filter)} />
      ),
    },
    {
      header: t(state.fact.text),
      numeric: true,
      sortBy: ({ value }) => value,
      cell: ({ value }) => factText(value, state.fact.unit, reading),
    },
  ];
  const shares: readonly DataTableColumn<Part>[] = hasShares(
    state.fact,
    parts.map(({ value }) => value),
  )
    ? [{ header: t('Share'), numeric: true, sortBy: ({ share }) => share, cell: ({ share }) => percentText(share) }]
    : [];
  const rates: readonly DataTableColumn<Part>[] =
    wholes === undefined
      ? []
      : [
          {
            header: t('Of its packages'),
            numeric: true,
            sortBy: (part) => rateOf(part, wholes),
            cell: (part) => percentText(rateOf(part, wholes)),
          },
        ];
  const rowsColumn = viewRowsColumn<Part>(
    ({ name }) => name,
    ({ filter }) => onViewRows([{ kind: 'value', column, value: filter ?? '' }]),
    ({ value }) => value !== 0,
  );
  const table = {
    caption: t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t(choiceLabels[dimension]) }),
    height,
    keyOf: ({ name }: Part) => name,
  };
  return (
    <>
      {compared === undefined ? (
        <DataTable<Part> {...table} rows={parts} columns={[...columns, ...shares, ...rates, rowsColumn]} />
      ) : (
        <DataTable<ComparedPart>
          {...table}
          rows={compared}
          columns={[
            ...columns,
            ...shares.map((share) => ({ ...share, roomy: true })),
            ...rates,
            ...changeColumns(t, state).slice(0, isFull ? 2 : 1),
            rowsColumn,
          ]}
        />
      )}
      {earlier === undefined ? null : (
        <Text size="xs" c="dimmed" mt={8}>
          {t('Compared with {{days}}.', {
            days: rangeText(earlier.range),
          })}
        </Text>
      )}
    </>
  );
}

/** What each part grew or fell since the period before, as an amount and in percent. */
function changeColumns(t: TFunction, state: PageState): readonly DataTableColumn<ComparedPart>[] {
  return [
    {
      header: t('Difference'),
      numeric: true,
      sortBy: ({ difference }) => difference,
      cell: ({ difference }) => <bdi dir="ltr">{signedFactText(difference, state)}</bdi>,
    },
    {
      header: t('Change'),
      numeric: true,
      sortBy: ({ change }) => change ?? Number.POSITIVE_INFINITY,
      cell: ({ change }) => (change === undefined ? t('new') : <bdi dir="ltr">{signedPercentText(change)}</bdi>),
    },
  ];
}
