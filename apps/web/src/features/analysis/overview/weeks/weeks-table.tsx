import type { PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';
import { TextButton } from '../../../../ui/buttons/plain-buttons.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Week } from './prepare-weeks.ts';

interface Props {
  readonly weeks: readonly Week[];
  readonly state: PageState;
  readonly height: number;
  readonly onWeek: (week: Week) => void;
}

/** One row per week, latest first. */
export function WeeksTable({ weeks, state, height, onWeek }: Props) {
  const { t } = useTranslation();
  const fact = t(state.fact.text);
  return (
    <DataTable
      caption={t('{{fact}} by week', { fact })}
      height={height}
      rows={weeks.toReversed()}
      keyOf={({ from }) => from}
      columns={[
        {
          header: t('Week'),
          cell: (week) => <TextButton onClick={() => onWeek(week)}>{rangeText(week)}</TextButton>,
        },
        { header: fact, numeric: true, cell: ({ value }) => factText(value, state.fact.unit, readingOf(state)) },
      ]}
    />
  );
}
