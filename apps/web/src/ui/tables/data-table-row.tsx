import { memo, type ReactNode } from 'react';
import { cellContent } from './cell-content.tsx';
import classes from './data-table.module.css';

export interface DataTableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** More about the header, shown beneath it as far as there is room. */
  readonly detail?: string;
  readonly numeric?: boolean;
  /** What the column sorts by; without it the column does not sort. */
  readonly sortBy?: (row: Row) => number | string;
  /** Whether the column gives way on a phone. */
  readonly roomy?: boolean;
  /** Whether the column only acts, so that pictures leave it out. */
  readonly acts?: boolean;
}

interface Props<Row> {
  readonly row: Row;
  readonly columns: readonly DataTableColumn<Row>[];
}

/** A line of plain elements: tables have hundreds of cells, and each component of a cell costs at every visit of a page. */
function Line<Row>({ row, columns }: Props<Row>) {
  return (
    <tr className={classes.line}>
      {columns.map((column, index) => (
        <td
          key={column.header}
          data-not-in-pictures={column.acts}
          data-numeric={column.numeric || undefined}
          className={`mantine-Table-td ${classes.cell} ${column.numeric ? 'numeric' : ''} ${placeClass(column, index)}`}
        >
          {column.numeric ? column.cell(row) : cellContent(column.cell(row))}
        </td>
      ))}
    </tr>
  );
}

/** A line of a table, drawn again only for another row or other columns. */
export const DataTableRow = memo(Line) as typeof Line;

/** How a column is in a narrow table. */
export function placeClass({ roomy }: { readonly roomy?: boolean }, index: number): string {
  return (index === 0 ? classes.first : roomy ? classes.roomy : '') ?? '';
}
