import { ScrollArea, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useIsPrinting } from '../../lib/printing/printing.ts';
import classes from './data-table.module.css';
import { type DataTableColumn, DataTableRow, placeClass } from './data-table-row.tsx';
import { sortedRows, type TableSort, toggledTableSort } from './table-sort.ts';

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly height?: number;
  /** A last line beneath all others. */
  readonly total?: Row | undefined;
}

const roomyColumns = 4;
const crowdedColumns = 12;
const leastRowHeight = 30;

/**
 * The figures behind a chart: numbers right-aligned and of equal width; a click on a header sorts, the largest first. Rows
 * that cannot be in view come after the others.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, height, total }: Props<Row>) {
  const [sort, setSort] = useState<TableSort>();
  const isPrinting = useIsPrinting();
  const sorted = sortedRows(rows, columns, sort);
  const areAllShown = useDeferredValue(true, height === undefined);
  const shown = areAllShown || height === undefined ? sorted : sorted.slice(0, Math.ceil(height / leastRowHeight));
  return (
    <ScrollArea.Autosize
      {...(height === undefined || isPrinting ? {} : { mah: height })}
      type="auto"
      offsetScrollbars="present"
      viewportProps={{ tabIndex: 0, 'aria-label': caption, role: 'region' }}
    >
      <Table
        className={classes.table ?? ''}
        verticalSpacing={7}
        horizontalSpacing={columns.length > crowdedColumns ? 4 : columns.length > roomyColumns ? 6 : 'sm'}
        fz={columns.length > crowdedColumns ? 'xs' : 'sm'}
        stickyHeader
      >
        <Table.Thead bg="var(--wb-card)">
          <Table.Tr>
            {columns.map((column, index) => {
              const { header, detail = '', acts, numeric, sortBy } = column;
              const direction = sort?.header === header ? sort.direction : undefined;
              return (
                <Table.Th
                  key={header}
                  data-not-in-pictures={acts}
                  className={placeClass(column, index)}
                  ta={numeric ? 'right' : 'start'}
                  fw={500}
                  c="dimmed"
                  aria-sort={direction}
                >
                  {sortBy === undefined || isPrinting ? (
                    header
                  ) : (
                    <UnstyledButton
                      className={classes.sort}
                      data-sorted={direction !== undefined}
                      onClick={() => setSort(toggledTableSort(sort, column))}
                    >
                      {header}
                      {direction === undefined ? null : direction === 'ascending' ? (
                        <IconArrowUp size={13} stroke={2.2} aria-hidden />
                      ) : (
                        <IconArrowDown size={13} stroke={2.2} aria-hidden />
                      )}
                    </UnstyledButton>
                  )}
                  {detail === '' ? null : (
                    <div className={classes.detail} title={detail}>
                      {detail}
                    </div>
                  )}
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <DataTableRow key={keyOf(row)} row={row} columns={columns} />
          ))}
        </Table.Tbody>
        {total === undefined ? null : (
          <Table.Tfoot bg="var(--wb-card)" fw={600} className={classes.total ?? ''}>
            <Table.Tr>
              {columns.map(({ header, cell, numeric, acts }) => (
                <Table.Td
                  key={header}
                  data-not-in-pictures={acts}
                  ta={numeric ? 'right' : 'start'}
                  {...(numeric ? { className: 'numeric' } : {})}
                >
                  {acts ? null : cell(total)}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </ScrollArea.Autosize>
  );
}
