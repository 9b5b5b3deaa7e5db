import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { DateRange, GridColumn } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { DayField } from '../../../../ui/fields/day-field.tsx';
import {
  type ColumnFilter,
  type FilterOperator,
  operatorLabel,
  operatorsOf,
  valuesNeeded,
} from '../request/column-filter.ts';
import { usableFilter } from '../request/usable-filter.ts';
import type { GridQuestion } from '../rows/grid-question.ts';
import { SetFilter } from './set-filter.tsx';

interface Props {
  readonly column: GridColumn;
  readonly header: string;
  readonly question: GridQuestion;
  readonly filter: ColumnFilter | undefined;
  /** Undefined removes the filter. */
  readonly onChange: (filter: ColumnFilter | undefined) => void;
}

/** The condition of a column; it applies shortly after the last key press (S2 section 5). */
export function FilterForm({ column, header, question, filter, onChange }: Props) {
  const { t } = useTranslation();
  const { field, debounce } = column;
  const kind = column.filter === 'none' ? 'text' : column.filter;
  const [draft, setDraft] = useState<ColumnFilter>(filter ?? { field, operator: operatorsOf[kind][0], values: [] });
  const apply = (changed: ColumnFilter) => onChange(usableFilter(changed, column));
  const applyLater = useDebouncedCallback(apply, { delay: debounce, flushOnUnmount: true });
  const choose = (operator: FilterOperator) => {
    const isOtherKind = (operator === 'oneOf') !== (draft.operator === 'oneOf');
    const changed = { field, operator, values: isOtherKind ? [] : draft.values };
    setDraft(changed);
    apply(changed);
  };
  const type = (values: readonly string[]) => {
    const changed = { ...draft, values };
    setDraft(changed);
    applyLater(changed);
  };
  const count = valuesNeeded(draft.operator);
  return (
    <Stack gap={8}>
      <NativeSelect
        size="xs"
        aria-label={t('{{header}}: condition', { header })}
        value={draft.operator}
        data={operatorsOf[kind].map((operator) => ({ value: operator, label: t(operatorLabel(operator, kind)) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = operatorsOf[kind].find((operator) => operator === value);
          if (chosen !== undefined) choose(chosen);
        }}
      />
      {draft.operator === 'oneOf' ? (
        <SetFilter question={question} field={field} header={header} chosen={draft.values} onChange={type} />
      ) : null}
      {kind === 'date' && count !== undefined && count > 0 ? (
        <DayInputs
          count={count}
          header={header}
          values={draft.values}
          limits={limitsOf(question, column)}
          onChange={type}
        />
      ) : null}
      {kind !== 'date' && count !== undefined && count > 0 ? (
        <ValueInputs count={count} header={header} isNumber={kind === 'number'} values={draft.values} onChange={type} />
      ) : null}
      <Group justify="flex-end">
        <Button
          variant="subtle"
          size="compact-xs"
          disabled={filter === undefined}
          onClick={() => {
            applyLater.cancel();
            setDraft({ field, operator: operatorsOf[kind][0], values: [] });
            onChange(undefined);
          }}
        >
          {t('Clear filter')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The days that can be chosen: the page's, for the date that the page goes by (S2 section 5). */
function limitsOf({ state }: GridQuestion, column: GridColumn) {
  return column.column === state.dateType ? state.dates : undefined;
}

interface ValueInputsProps {
  readonly count: number;
  readonly header: string;
  readonly isNumber: boolean;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** One text or number, or both ends of a range. */
function ValueInputs({ count, header, isNumber, values, onChange }: ValueInputsProps) {
  const { t } = useTranslation();
  return Array.from({ length: count }, (_, index) => (
    <TextInput
      key={index}
      size="xs"
      data-autofocus={index === 0 ? true : undefined}
      aria-label={`${header}: ${t(labelOf(count, index))}`}
      placeholder={isNumber ? t(labelOf(count, index)) : t('Filter …')}
      inputMode={isNumber ? 'decimal' : 'text'}
      value={values[index] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(Array.from({ length: count }, (__, each) => (each === index ? value : (values[each] ?? ''))))
      }
    />
  ));
}

function labelOf(count: number, index: number): string {
  if (count === 1) return text('value');
  return index === 0 ? text('from') : text('to');
}

interface DayInputsProps {
  readonly count: number;
  readonly header: string;
  readonly values: readonly string[];
  readonly limits: DateRange | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** One day, or both ends of a range, written as the language writes days. */
function DayInputs({ count, header, values, limits, onChange }: DayInputsProps) {
  const { t } = useTranslation();
  return Array.from({ length: count }, (_, index) => (
    <DayField
      key={index}
      size="xs"
      withinPortal={false}
      aria-label={`${header}: ${t(count === 1 ? 'day' : index === 0 ? 'from' : 'to')}`}
      value={values[index] ?? ''}
      limits={limits}
      onChange={(day) =>
        onChange(Array.from({ length: count }, (__, each) => (each === index ? day : (values[each] ?? ''))))
      }
    />
  ));
}
