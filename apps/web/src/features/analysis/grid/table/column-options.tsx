import { Button, Divider, Stack } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconEyeOff,
  IconPinned,
  IconPinnedOff,
  IconStack2,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hasValues } from '../columns/responses-column.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ColumnTable, TableColumn } from '../columns/use-columns.ts';
import { FilterForm } from '../filters/filter-form.tsx';
import type { ColumnFilter } from '../request/column-filter.ts';
import type { GridQuestion } from '../rows/grid-question.ts';
import { moveColumn } from './use-column-drag.ts';

export interface ColumnActions {
  readonly onSort: (id: string, direction: 'asc' | 'desc') => void;
  readonly onFilter: (field: string, filter: ColumnFilter | undefined) => void;
  readonly onGroup: (field: string) => void;
  readonly onUngroup: () => void;
}

interface Props extends ColumnActions {
  readonly table: ColumnTable;
  readonly column: TableColumn;
  readonly shown: ShownColumn;
  /** The columns of the screen, to move among. */
  readonly all: readonly TableColumn[];
  readonly question: GridQuestion;
  readonly filter: ColumnFilter | undefined;
  readonly onDone: () => void;
}

/** What can be done with a column: filter, sort, group, pin, move, hide. */
export function ColumnOptions(props: Props) {
  const { t } = useTranslation();
  const { table, column, shown, all, question, filter, onDone } = props;
  const index = all.indexOf(column);
  const pinned = column.getIsPinned();
  const canGroup =
    shown.kind === 'field' && shown.column.filter !== 'number' && !question.setup.arrangement.pivots.length;
  const canSort = hasValues(shown);
  const actions = [
    canSort && { label: t('Sort ascending'), icon: IconArrowUp, run: () => props.onSort(column.id, 'asc') },
    canSort && { label: t('Sort descending'), icon: IconArrowDown, run: () => props.onSort(column.id, 'desc') },
    canGroup && { label: t('Group by this column'), icon: IconStack2, run: () => props.onGroup(column.id) },
    shown.kind === 'group' && { label: t('Show single rows'), icon: IconStack2, run: props.onUngroup },
    pinned === false
      ? { label: t('Pin to the start'), icon: IconPinned, run: () => column.pin('start') }
      : { label: t('Unpin'), icon: IconPinnedOff, run: () => column.pin(false) },
    all[index - 1] && { label: t('Move towards the start'), icon: IconArrowLeft, run: () => moveTo(all[index - 1]) },
    all[index + 1] && { label: t('Move towards the end'), icon: IconArrowRight, run: () => moveTo(all[index + 1]) },
    shown.kind !== 'group' && { label: t('Hide'), icon: IconEyeOff, run: () => column.toggleVisibility(false) },
  ].filter((action) => action !== undefined && action !== false);
  function moveTo(target: TableColumn | undefined) {
    if (target !== undefined) moveColumn(table, column.id, target.id);
  }
  return (
    <Stack gap={2}>
      {shown.kind === 'field' && shown.column.filter !== 'none' ? (
        <>
          <FilterForm
            column={shown.column}
            header={shown.header}
            question={question}
            filter={filter}
            onChange={(changed) => props.onFilter(shown.column.field, changed)}
          />
          <Divider my={6} />
        </>
      ) : null}
      {actions.map(({ label, icon: Icon, run }) => (
        <Button
          key={label}
          variant="subtle"
          color="gray"
          size="compact-sm"
          fw={400}
          justify="flex-start"
          leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
          onClick={() => {
            run();
            onDone();
          }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
