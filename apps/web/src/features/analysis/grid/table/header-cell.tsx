import { ActionIcon, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDotsVertical, IconFilterFilled } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumeric } from '../columns/cell-text.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ColumnTable, TableColumn } from '../columns/use-columns.ts';
import type { ColumnSort } from '../request/column-sort.ts';
import classes from './grid-table.module.css';
import { placeClass, placeStyle } from './place-style.ts';
import type { ColumnDrag } from './use-column-drag.ts';

interface Props {
  readonly id: string;
  readonly index: number;
  readonly table: ColumnTable;
  readonly column: TableColumn;
  readonly shown: ShownColumn;
  readonly sorts: readonly ColumnSort[];
  readonly isFiltered: boolean;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly drag: ColumnDrag;
  readonly onOpen: (open: boolean) => void;
  readonly spacing: CSSProperties | undefined;
  readonly options: () => ReactNode;
}

/**
 * A column's header: a click sorts, with Shift in addition to other columns; its edge resizes; it can be dragged
 * elsewhere.
 */
export function HeaderCell(props: Props) {
  const { t } = useTranslation();
  const { id, index, column, shown, sorts, isFiltered, isActive, isOpen, drag, onOpen } = props;
  const place = sorts.findIndex((sort) => sort.id === column.id);
  const sort = sorts[place];
  const Icon = isFiltered ? IconFilterFilled : IconDotsVertical;
  const names = [
    classes.cell,
    classes.heading,
    placeClass(column),
    isNumeric(shown) ? classes.number : '',
    sort ? classes.sorted : '',
    isActive ? classes.active : '',
    drag.target === column.id ? classes.dropTarget : '',
  ];
  return (
    <th
      scope="col"
      id={id}
      aria-colindex={index + 1}
      aria-label={shown.kind === 'pivot' ? `${shown.band}: ${shown.header}` : shown.header}
      aria-sort={
        shown.kind === 'responses'
          ? undefined
          : sort === undefined
            ? 'none'
            : sort.direction === 'asc'
              ? 'ascending'
              : 'descending'
      }
      className={names.filter(Boolean).join(' ')}
      style={{ ...placeStyle(column), ...props.spacing }}
      data-column={column.id}
      {...drag.targetOf(column.id)}
    >
      <span className={classes.grip} {...drag.gripOf(column.id)}>
        <span className={classes.text} title={shown.header}>
          {shown.header}
        </span>
        {sort === undefined ? null : (
          <span className={classes.order}>
            {sort.direction === 'asc' ? (
              <IconArrowUp size={13} stroke={2.2} aria-hidden />
            ) : (
              <IconArrowDown size={13} stroke={2.2} aria-hidden />
            )}
            {sorts.length > 1 ? place + 1 : null}
          </span>
        )}
      </span>
      <Popover
        opened={isOpen}
        onChange={onOpen}
        position="bottom-end"
        width={270}
        trapFocus
        returnFocus
        hideDetached={false}
      >
        <Popover.Target>
          <ActionIcon
            size={22}
            tabIndex={-1}
            className={isFiltered || isOpen ? `${classes.option} ${classes.optionOn}` : classes.option}
            aria-label={t('{{header}}: filter and arrange', { header: shown.header })}
            onClick={() => onOpen(!isOpen)}
          >
            <Icon size={14} stroke={1.8} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={8} data-grid-popover>
          {isOpen ? props.options() : null}
        </Popover.Dropdown>
      </Popover>
      <ResizeEdge {...props} />
    </th>
  );
}

function ResizeEdge({ table, column }: Pick<Props, 'table' | 'column'>) {
  const header = table.getLeafHeaders().find((each) => each.column.id === column.id);
  if (header === undefined) return null;
  const resize = header.getResizeHandler();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; widths mean nothing to others
    <span
      className={classes.resize}
      onMouseDown={resize}
      onTouchStart={resize}
      data-resize
      onDoubleClick={() => column.resetSize()}
    />
  );
}
