import { Button, Text } from '@mantine/core';
import { columnOfDimension, type PageState, type WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { displayDate, factText, percentText } from '../../../lib/languages/formats.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { choiceLabels } from '../choice-labels.ts';
import { hasShares } from '../has-shares.ts';
import { readingOf } from '../reading-of.ts';
import { viewRowsColumn } from '../view-rows-button.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { changeColumns } from './change-columns.tsx';
import type { Part } from './prepare-breakdown.ts';
import { useEarlierValues } from './use-earlier-values.ts';

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
  const earlier = useEarlierValues(analysis, state, dimension);
  return (
    <>
      <DataTable
        caption={t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t(choiceLabels[dimension]) })}
        height={height}
        rows={parts}
        keyOf={({ name }) => name}
        columns={[
          { header: t(choiceLabels[dimension]), cell: (part) => <PartName part={part} onChoose={onChoose} /> },
          { header: t(state.fact.text), numeric: true, cell: ({ value }) => factText(value, state.fact.unit, reading) },
          ...(hasShares(state.fact)
            ? [{ header: t('Share'), numeric: true, cell: ({ share }: Part) => percentText(share) }]
            : []),
          ...(earlier === undefined ? [] : changeColumns(t, state, earlier.values).slice(0, isFull ? 2 : 1)),
          viewRowsColumn<Part>(
            ({ name }) => name,
            ({ filter }) => onViewRows([{ kind: 'value', column, value: filter ?? '' }]),
          ),
        ]}
      />
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
    <Button
      variant="transparent"
      size="compact-sm"
      px={0}
      fw={400}
      onClick={() => onChoose(filter)}
      aria-label={t('Filter by {{name}}', { name: part.name })}
    >
      {part.name}
    </Button>
  );
}
