import { Button } from '@mantine/core';
import { columnOfDimension, type PageState, type WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { factText, percentText } from '../../../lib/languages/formats.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { choiceLabels } from '../choice-labels.ts';
import { hasShares } from '../has-shares.ts';
import { readingOf } from '../reading-of.ts';
import { viewRowsColumn } from '../view-rows-button.tsx';
import type { WidgetProps } from '../widget-props.ts';
import type { Part } from './prepare-breakdown.ts';

interface Props {
  readonly parts: readonly Part[];
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly height: number;
  readonly onChoose: ((value: string) => void) | undefined;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** All parts with value and share; a name filters the page, as a click on its bar does. */
export function BreakdownTable({ parts, state, dimension, height, onChoose, onViewRows }: Props) {
  const { t } = useTranslation();
  const reading = readingOf(state);
  const column = columnOfDimension(dimension);
  return (
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
        viewRowsColumn<Part>(
          ({ name }) => name,
          ({ filter }) => onViewRows([{ kind: 'value', column, value: filter ?? '' }]),
        ),
      ]}
    />
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
