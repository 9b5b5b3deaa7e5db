import type { PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { displayDate, factText } from '../../../../lib/languages/formats.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { TextButton } from '../../../../ui/plain-buttons.tsx';
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
          cell: (week) => (
            <TextButton onClick={() => onWeek(week)}>
              {`${displayDate(week.from)} – ${displayDate(week.to)}`}
            </TextButton>
          ),
        },
        { header: fact, numeric: true, cell: ({ value }) => factText(value, state.fact.unit, readingOf(state)) },
      ]}
    />
  );
}
