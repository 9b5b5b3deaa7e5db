import type { Reading } from '@waybill/model';
import { type CSSProperties, memo } from 'react';
import type { ShownColumn } from '../columns/shown-columns.ts';
import type { TableColumn } from '../columns/use-columns.ts';
import type { GroupPath } from '../request/grid-request.ts';
import type { ShownRow } from '../rows/shown-row.ts';
import type { ColumnWindow } from './column-window.ts';
import { GridCell } from './grid-cell.tsx';
import classes from './grid-table.module.css';
import { inPlaces } from './in-places.ts';
import type { ShowShipment } from './shipment-of-row.ts';

export interface RowProps {
  readonly gridId: string;
  readonly row: ShownRow;
  readonly position: number;
  /** Its number among all rows of the table, header included. */
  readonly ariaRow: number;
  readonly top: number;
  readonly columns: ColumnWindow;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  readonly reading: Reading;
  /** The type of the field that the row's level is grouped by. */
  readonly groupType: string | undefined;
  readonly activeColumn: number | undefined;
  readonly onToggle: (path: GroupPath) => void;
  readonly onRetry: () => void;
  readonly onShipment: ShowShipment;
}

/** One row at its place; columns out of view are left out. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { gridId, row, position, ariaRow, top, columns, shown, activeColumn } = props;
  const cellOf = (column: TableColumn, spacing?: CSSProperties) => {
    const shownColumn = shown.get(column.id);
    const index = columns.all.indexOf(column);
    return shownColumn === undefined ? null : (
      <GridCell
        key={column.id}
        id={cellId(gridId, position, index)}
        index={index}
        column={column}
        shown={shownColumn}
        row={row}
        reading={props.reading}
        groupType={props.groupType}
        isActive={activeColumn === index}
        spacing={spacing}
        onToggle={() => row.kind === 'group' && props.onToggle(row.path)}
        onRetry={props.onRetry}
        onShipment={props.onShipment}
      />
    );
  };
  return (
    <tr
      aria-rowindex={ariaRow}
      data-position={position}
      className={row.kind === 'group' ? `${classes.row} ${classes.group}` : classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {inPlaces(columns, cellOf)}
    </tr>
  );
});

/** The element of a cell, for the grid to name the active one. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row < 0 ? 'head' : row}-${column}`;
}
