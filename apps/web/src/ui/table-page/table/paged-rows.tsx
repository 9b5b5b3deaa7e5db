import { Anchor, ScrollArea, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPrinting } from '../../../lib/printing/printing.ts';
import { cellContent } from '../../tables/cell-content.tsx';
import classes from './administration-table.module.css';
import cellClasses from './table-cell.module.css';
import type { TableColumn } from './table-column.ts';
import { TableFoot } from './table-foot.tsx';
import type { TableOrder, TableQuestion } from './table-question.ts';

/** What the head and the foot of the rows change in the address. */
export interface RowsChange<Sort extends string> {
  readonly sort?: Sort;
  readonly order?: 'asc' | 'desc';
  readonly page?: number | undefined;
  readonly size?: number;
}

interface Props<Row, Sort extends string> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly question: Omit<TableQuestion<Sort>, 'search'>;
  readonly onChange: (change: RowsChange<Sort>) => void;
  /** Opens a row by its number, from its first cell or from anywhere in it; absent if rows do not open so. */
  readonly onOpen?: ((id: number) => void) | undefined;
  /** Cuts what is too long for one line; the row's detail has it in full. */
  readonly oneLine?: boolean | undefined;
}

/** A page of rows, with the order in its head and the other pages in its foot. */
export function PagedRows<Row extends { readonly id: number | string }, Sort extends string>(props: Props<Row, Sort>) {
  const { caption, columns, rows, total, question, onChange, onOpen, oneLine = false } = props;
  const { t } = useTranslation();
  const opening = ({ id }: Row) =>
    onOpen === undefined || typeof id !== 'number'
      ? {}
      : { className: classes.row, onClick: ({ target }: MouseEvent) => opensRow(target) && onOpen(id) };
  return (
    <>
      <ScrollArea
        type="auto"
        offsetScrollbars="present"
        tabIndex={0}
        role="region"
        aria-label={t('Rows: {{caption}}', { caption })}
      >
        <Table
          className={`${classes.table} ${oneLine ? cellClasses.oneLine : ''}`}
          verticalSpacing={8}
          horizontalSpacing="sm"
          fz="sm"
          highlightOnHover
        >
          <TableHead
            columns={columns}
            rows={rows}
            order={question}
            onOrder={({ sort, descending }) => onChange({ sort, order: descending ? 'desc' : 'asc' })}
          />
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id} {...opening(row)}>
                {columns.map((column, index) => (
                  <Table.Td key={column.header} {...cellPlace(column)}>
                    {index === 0 && onOpen !== undefined ? (
                      <Anchor
                        component="button"
                        type="button"
                        data-opens-row
                        ta="start"
                        fz="sm"
                        fw={500}
                        c="var(--wb-accent-text)"
                      >
                        {cellContent(column.cell(row))}
                      </Anchor>
                    ) : (
                      cellContent(column.cell(row))
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      <TableFoot
        total={total}
        page={question.page}
        size={question.size}
        onPage={(page) => onChange({ page: page === 1 ? undefined : page })}
        onSize={(size) => onChange({ size })}
      />
    </>
  );
}

/** Whether a press opens the row: not on a button or link that does something else. */
function opensRow(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest('a, button') : null;
  return control === null || control.hasAttribute('data-opens-row');
}

interface TableHeadProps<Row, Sort extends string> {
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly order: TableOrder<Sort>;
  readonly onOrder: (order: TableOrder<Sort>) => void;
}

function TableHead<Row, Sort extends string>({ columns, rows, order, onOrder }: TableHeadProps<Row, Sort>) {
  const isPrinting = useIsPrinting();
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => {
          const { header, sort } = column;
          const direction = sort !== order.sort ? 'none' : order.descending ? 'descending' : 'ascending';
          return (
            <Table.Th
              key={header}
              fw={500}
              c="dimmed"
              title={header}
              {...cellPlace(column)}
              {...(sort === undefined ? {} : { 'aria-sort': direction })}
            >
              {sort === undefined || isPrinting ? (
                (column.head?.(rows) ?? header)
              ) : (
                <SortHeader
                  label={header}
                  direction={direction}
                  onPress={() => onOrder({ sort, descending: direction === 'ascending' })}
                />
              )}
            </Table.Th>
          );
        })}
      </Table.Tr>
    </Table.Thead>
  );
}

interface SortHeaderProps {
  readonly label: string;
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onPress: () => void;
}

/** A header that orders the rows; pressed again it turns the order round. */
function SortHeader({ label, direction, onPress }: SortHeaderProps) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className={classes.sort} onClick={onPress}>
      {label}
      <Arrow size={14} stroke={1.8} aria-hidden className={direction === 'none' ? classes.unsorted : undefined} />
    </UnstyledButton>
  );
}

type Column = Pick<TableColumn<never, string>, 'numeric' | 'wide' | 'roomy' | 'naming'>;

/** How a column's cells and header stand: numbers at the end, and on which screens they are shown at all. */
function cellPlace({ numeric = false, wide = false, roomy = false, naming = false }: Column) {
  const names = [
    ...(numeric ? ['numeric'] : []),
    ...(roomy ? [cellClasses.roomy] : []),
    ...(naming ? [cellClasses.naming] : []),
  ];
  return {
    ...(names.length === 0 ? {} : { className: names.join(' ') }),
    ...(numeric ? { ta: 'end' as const } : {}),
    ...(wide ? { visibleFrom: 'sm' as const } : {}),
  };
}
