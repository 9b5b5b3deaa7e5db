import { columnOfDimension, type PageState, percentageChange, type WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { cellText, factText } from '../../../../lib/languages/formats.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { FilterButton } from '../../../../ui/cards/filter-button.tsx';
import { signedFactText, signedPercentText } from '../../../../ui/cards/signed.ts';
import { viewRowsColumn } from '../../../../ui/cards/view-rows-button.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Change } from './prepare-changes.ts';

interface Props {
  readonly changes: readonly Change[];
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly height: number;
  readonly onChoose: (value: string) => void;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** Every value of the dimension: now, before, and the change. */
export function ChangesTable({ changes, state, dimension, height, onChoose, onViewRows }: Props) {
  const { t } = useTranslation();
  const amount = (value: number) => factText(value, state.fact.unit, readingOf(state));
  const column = columnOfDimension(dimension);
  return (
    <DataTable<Change>
      caption={t('What changed, by {{dimension}}', { dimension: t(choiceLabels[dimension]) })}
      height={height}
      rows={changes}
      keyOf={({ name }) => name}
      columns={[
        {
          header: t(choiceLabels[dimension]),
          cell: ({ name }) => (
            <FilterButton name={cellText(name)} onFilter={name === '' ? undefined : () => onChoose(name)} />
          ),
        },
        { header: t(state.fact.text), numeric: true, cell: ({ now }) => amount(now) },
        { header: t('Before'), numeric: true, cell: ({ before }) => amount(before) },
        {
          header: t('Difference'),
          numeric: true,
          cell: ({ difference }) => <bdi dir="ltr">{signedFactText(difference, state)}</bdi>,
        },
        {
          header: t('Change'),
          numeric: true,
          cell: ({ now, before }) =>
            before === 0 ? t('new') : <bdi dir="ltr">{signedPercentText(percentageChange(now, before) ?? 0)}</bdi>,
        },
        viewRowsColumn<Change>(
          ({ name }) => cellText(name),
          ({ name }) => onViewRows([{ kind: 'value', column, value: name }]),
        ),
      ]}
    />
  );
}
