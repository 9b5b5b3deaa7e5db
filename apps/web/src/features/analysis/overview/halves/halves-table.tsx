import { type DateRange, type PageState, percentageChange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, monthLabel } from '../../../../lib/languages/formats.ts';
import { TextButton } from '../../../../ui/buttons/plain-buttons.tsx';
import { signedPercentText } from '../../../../ui/cards/signed.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Halves, MonthPair } from './prepare-halves.ts';

interface Props {
  readonly halves: Halves;
  readonly state: PageState;
  readonly height: number;
  readonly onMonth: (month: DateRange) => void;
}

/** One row per month: now, six months before, and the change. */
export function HalvesTable({ halves, state, height, onMonth }: Props) {
  const { t } = useTranslation();
  const text = (value: number | null) =>
    value === null ? t('No data') : factText(value, state.fact.unit, readingOf(state));
  return (
    <DataTable<MonthPair>
      caption={t('{{fact}} in the last six months and the six before', { fact: t(state.fact.text) })}
      height={height}
      rows={halves.pairs}
      keyOf={({ now }) => now.from}
      columns={[
        { header: t('Month'), cell: ({ now }) => <MonthButton month={now} onMonth={onMonth} /> },
        { header: t(state.fact.text), numeric: true, cell: ({ valueNow }) => text(valueNow) },
        { header: t('Six months before'), cell: ({ before }) => <MonthButton month={before} onMonth={onMonth} /> },
        { header: t('Then'), numeric: true, cell: ({ valueBefore }) => text(valueBefore) },
        {
          header: t('Change'),
          numeric: true,
          cell: ({ valueNow, valueBefore, isComparable }) =>
            !isComparable || valueNow === null || valueBefore === null
              ? ''
              : signedPercentText(percentageChange(valueNow, valueBefore) ?? 0),
        },
      ]}
    />
  );
}

function MonthButton({ month, onMonth }: { readonly month: DateRange; readonly onMonth: Props['onMonth'] }) {
  return <TextButton onClick={() => onMonth(month)}>{monthLabel(month.from)}</TextButton>;
}
