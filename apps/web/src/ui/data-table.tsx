import { ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Whether the column only acts, so that pictures leave it out. */
  readonly acts?: boolean;
}

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly height?: number;
}

const roomyColumns = 4;

/** The figures behind a chart: numbers right-aligned and of equal width. */
export function DataTable<Row>({ caption, columns, rows, keyOf, height }: Props<Row>) {
  return (
    <ScrollArea.Autosize
      {...(height === undefined ? {} : { mah: height })}
      type="auto"
      offsetScrollbars="present"
      tabIndex={0}
      aria-label={caption}
      role="region"
    >
      <Table
        verticalSpacing={7}
        horizontalSpacing={columns.length > roomyColumns ? 6 : 'sm'}
        fz="sm"
        stickyHeader
        highlightOnHover
      >
        <Table.Thead bg="var(--wb-card)">
          <Table.Tr>
            {columns.map(({ header, numeric, acts }) => (
              <Table.Th key={header} data-not-in-pictures={acts} ta={numeric ? 'right' : 'left'} fw={500} c="dimmed">
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ header, cell, numeric, acts }) => (
                <Table.Td
                  key={header}
                  data-not-in-pictures={acts}
                  ta={numeric ? 'right' : 'left'}
                  {...(numeric ? { className: 'numeric' } : {})}
                >
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
