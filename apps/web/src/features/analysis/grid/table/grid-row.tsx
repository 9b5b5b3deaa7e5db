import type { Reading } from '@waybill/model';
import { memo } from 'react';
import type { Family } from '../../../../lib/languages/owned-name-label.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { GroupPath } from '../request/grid-request.ts';
import type { ShowShipment } from '../rows/shipment-of-row.ts';
import type { ShownRow } from '../rows/shown-row.ts';
import type { ColumnWindow } from './column-window.ts';
import { GridCell } from './grid-cell.tsx';
import classes from './grid-table.module.css';
import { inPlaces } from './in-places.ts';

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
  /** The clients that may own what the row is grouped by; undefined if clients do not choose its names. */
  readonly ownersOf: Family | undefined;
  readonly activeColumn: number | undefined;
  readonly onToggle: (path: GroupPath) => void;
  readonly onRetry: () => void;
  readonly onShipment: ShowShipment;
}

/** One row at its position. When scrolling moves it, only the row is drawn again, not its cells. */
export function GridRow({ ariaRow, top, ...cells }: RowProps) {
  return (
    <tr
      aria-rowindex={ariaRow}
      data-position={cells.position}
      className={cells.row.kind === 'group' ? `${classes.row} ${classes.group}` : classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <GridCells {...cells} />
    </tr>
  );
}

/** The cells of a row; columns out of view are left out. */
const GridCells = memo(function GridCells(props: Omit<RowProps, 'ariaRow' | 'top'>) {
  const { gridId, row, position, columns, shown, activeColumn, onToggle } = props;
  const toggle = () => row.kind === 'group' && onToggle(row.path);
  return inPlaces(columns, (column, spacing) => {
    const shownColumn = shown.get(column.id);
    const place = columns.places.get(column);
    return shownColumn === undefined || place === undefined ? null : (
      <GridCell
        key={column.id}
        id={cellId(gridId, position, place.index)}
        place={place}
        shown={shownColumn}
        row={row}
        reading={props.reading}
        groupType={props.groupType}
        ownersOf={props.ownersOf}
        isActive={activeColumn === place.index}
        spacing={spacing}
        onToggle={toggle}
        onRetry={props.onRetry}
        onShipment={props.onShipment}
      />
    );
  });
});

/** The element of a cell, for the grid to name the active one. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row < 0 ? 'head' : row}-${column}`;
}
