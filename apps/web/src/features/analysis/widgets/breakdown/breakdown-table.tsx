import { Text } from '@mantine/core';
import { columnOfDimension, type PageState, type WidgetDimension } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { displayDate, factText, percentText } from '../../../../lib/languages/formats.ts';
import type { Part } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import { TextButton } from '../../../../ui/plain-buttons.tsx';
import { changeColumns } from './change-columns.tsx';
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
      cell: (part) => <PartName part={part} onChoose={onChoose} />,
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
            days: `${displayDate(earlier.range.from)} – ${displayDate(earlier.range.to)}`,
          })}
        </Text>
      )}
    </>
  );
}

function PartName({ part, onChoose }: { part: Part; onChoose: ((value: string) => void) | undefined }) {
  const { t } = useTranslation();
  const { filter } = part;
  if (filter === undefined || onChoose === undefined) return part.name;
  return (
    <TextButton onClick={() => onChoose(filter)} aria-label={t('Filter by {{name}}', { name: part.name })}>
      {part.name}
    </TextButton>
  );
}
