import { Anchor, ScrollArea, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './administration-table.module.css';
import { cellPlace } from './cell-place.ts';
import cellClasses from './table-cell.module.css';
import type { TableColumn } from './table-column.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import type { TableQuestion } from './table-question.ts';

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
    onOpen === undefined || typeof id !== 'number' ? {} : { className: classes.row, onClick: () => onOpen(id) };
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
            order={question}
            onOrder={({ sort, descending }) => onChange({ sort, order: descending ? 'desc' : 'asc' })}
          />
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id} {...opening(row)}>
                {columns.map((column, index) => (
                  <Table.Td key={column.header} {...cellPlace(column)}>
                    {index === 0 && onOpen !== undefined ? (
                      <Anchor component="button" type="button" ta="start" fz="sm" fw={500} c="var(--wb-accent-text)">
                        {column.cell(row)}
                      </Anchor>
                    ) : (
                      column.cell(row)
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
