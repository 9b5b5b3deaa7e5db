import type { DataRow } from '@waybill/contract';
import type { Reading } from '@waybill/model';
import { isOwnedField } from '@waybill/model';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { copyText } from '../../../../lib/copy-text.ts';
import type { Family } from '../../../../lib/languages/owned-name-label.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ColumnTable, TableColumn } from '../columns/use-columns.ts';
import type { ColumnFilter } from '../request/column-filter.ts';
import type { ColumnSort } from '../request/column-sort.ts';
import type { GroupPath } from '../request/grid-request.ts';
import { ResponsesContext } from '../responses/response-cell.tsx';
import { useResponsesInView } from '../responses/use-responses-in-view.ts';
import { topIndexAt } from '../rows/row-tree.ts';
import type { RowsInView } from '../rows/rows-in-view.ts';
import { type ShowShipment, shipmentOfRow } from '../rows/shipment-of-row.ts';
import { type Picture, rememberedRows } from '../rows/shown-row.ts';
import type { WantedBlock } from '../rows/wanted-blocks.ts';
import { useBlocksInView } from '../rows/wanted-blocks.ts';
import { type CellPosition, cellAt, isCopyOfCell, movedCell } from './cell-position.ts';
import { useColumnWindow } from './column-window.ts';
import { rowHeight } from './drawn-rows.ts';
import { cellId, GridRow } from './grid-row.tsx';
import classes from './grid-table.module.css';
import { HeaderRows, isPivot } from './header-rows.tsx';
import { TotalsRow } from './totals-row.tsx';
import { useRowWindow, useSlowWheel } from './use-row-window.ts';

interface Props {
  readonly label: string;
  readonly picture: Picture;
  /** Rows of the top level, also those on other pages. */
  readonly count: number;
  readonly table: ColumnTable;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  readonly totals: DataRow | null | undefined;
  readonly sorts: readonly ColumnSort[];
  readonly filters: readonly ColumnFilter[];
  readonly reading: Reading;
  /** The clients whose carriers' responses are shown next to the rows; none if the user may not see them. */
  readonly responsesOf: readonly number[];
  readonly refreshing: boolean;
  /** The rows answer an earlier question, and are dimmed. */
  readonly stale: boolean;
  readonly typeOf: (field: string) => string | undefined;
  /** The clients whose names may be behind those of their accounts. */
  readonly family: Family;
  readonly onBlocks: (blocks: readonly WantedBlock[]) => void;
  readonly onSort: (id: string, beside: boolean) => void;
  readonly onToggle: (path: GroupPath) => void;
  readonly onRetry: () => void;
  readonly onShipment: ShowShipment;
  /** Told of the rows or groups of the top level that are in view. */
  readonly inView: RefObject<RowsInView>;
  readonly optionsOf: (column: TableColumn, shown: ShownColumn, onDone: () => void) => ReactNode;
}

/** The table itself: header, the rows near the viewport, totals; one scroller for both directions, one tab stop. */
export function GridTable(props: Props) {
  const { picture, count, table, shown, totals, sorts, filters, reading, inView } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const [openColumn, setOpenColumn] = useState<string>();
  const { columns, width, reveal } = useColumnWindow(table, scroller);
  const headerRows = isPivot(shown) ? 2 : 1;
  const covered = (headerRows + (totals === null ? 0 : 1)) * rowHeight + 2;
  const { tree, arrangement } = picture;
  const rowAt = useMemo(() => rememberedRows(picture), [picture]);
  const rows = useRowWindow({ scroller, count: tree.size, covered });
  useSlowWheel(scroller, rows.ratio);
  useBlocksInView(tree, rows.first, rows.last, props.onBlocks);
  const drawn = Array.from({ length: Math.max(rows.last - rows.first, 0) }, (_, step) => rowAt(rows.first + step));
  const responses = useResponsesInView(drawn, props.responsesOf);
  const top = topIndexAt(tree, rows.top);
  const bottom = topIndexAt(tree, Math.max(Math.min(rows.bottom, tree.size) - 1, 0));
  useEffect(() => {
    inView.current = { first: top, last: bottom };
  }, [inView, top, bottom]);
  const goTo = (cell: CellPosition) => {
    setActive(cell);
    if (cell.row >= 0) rows.reveal(cell.row);
    const column = columns.all[cell.column];
    if (column !== undefined) reveal(column);
    // Browsers tell of the scrolling a frame later; until then the cell would not be drawn, and could not be named.
    scroller.current?.dispatchEvent(new Event('scroll'));
  };
  const column = columns.all[active.column];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const page = Math.max(rows.last - rows.first - 18, 5);
    const isMirrored = document.dir === 'rtl';
    const extent = { rows: tree.size, columns: columns.all.length, page, isMirrored };
    const target = event.altKey ? undefined : movedCell(active, event, extent);
    if (target !== undefined) {
      event.preventDefault();
      goTo(target);
      return;
    }
    if (actOn(event)) event.preventDefault();
  };
  const actOn = (event: KeyboardEvent): boolean => {
    const row = rowAt(active.row);
    if (isCopyOfCell(event, window.getSelection())) {
      const cell = document.getElementById(cellId(gridId, active.row, active.column));
      if (cell !== null) void copyText(cell.textContent);
    } else if (event.altKey && event.key === 'ArrowDown') {
      setOpenColumn(column?.id);
    } else if (event.key !== 'Enter' && event.key !== ' ') {
      return false;
    } else if (active.row < 0) {
      if (column !== undefined) props.onSort(column.id, event.shiftKey);
    } else if (row?.kind === 'group' && row.canOpen) {
      props.onToggle(row.path);
    } else if (row?.kind === 'failed') {
      props.onRetry();
    } else if (row?.kind === 'row') {
      const shipment = shipmentOfRow(row.row);
      if (shipment !== undefined) props.onShipment(shipment.trackingNumber, shipment.line);
    }
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const clicked = cellAt(event.target);
    if (clicked === undefined) return;
    setActive(clicked.cell);
    if (clicked.sortable !== undefined) props.onSort(clicked.sortable, event.shiftKey);
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const row = rowAt(cellAt(target)?.cell.row ?? -1);
    if (row?.kind === 'group' && row.canOpen) props.onToggle(row.path);
  };
  const isDrawn =
    column !== undefined &&
    [columns.start, columns.center, columns.end].some((inWindow) => inWindow.includes(column)) &&
    (active.row < 0 || (active.row >= rows.first && active.row < rows.last));
  const extraRows = headerRows + (totals === null ? 0 : 1);
  return (
    <ResponsesContext value={responses}>
      {props.refreshing ? (
        <div className={classes.progress} role="progressbar" aria-label={texts.t('Rows are being refreshed')} />
      ) : null}
      <div ref={scroller} className={classes.scroller}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table to act on, by the grid pattern of ARIA
          role="grid"
          aria-label={props.label}
          aria-rowcount={count - tree.count + tree.size + extraRows}
          aria-colcount={columns.all.length}
          aria-busy={props.refreshing}
          aria-activedescendant={isDrawn ? cellId(gridId, active.row, active.column) : undefined}
          tabIndex={0}
          className={classes.table}
          style={{ width }}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          data-autofocus
        >
          <HeaderRows
            gridId={gridId}
            table={table}
            columns={columns}
            shown={shown}
            sorts={sorts}
            filters={filters}
            activeColumn={active.row < 0 ? active.column : undefined}
            openColumn={openColumn}
            onOpen={setOpenColumn}
            optionsOf={props.optionsOf}
          />
          <tbody className={classes.rows} style={{ height: rows.height }} data-stale={props.stale || undefined}>
            {drawn.map((row, step) => {
              const position = rows.first + step;
              if (row === undefined) return null;
              return (
                <GridRow
                  key={position % rows.most}
                  gridId={gridId}
                  row={row}
                  position={position}
                  ariaRow={headerRows + tree.from + position + 1}
                  top={rows.topOf(position)}
                  columns={columns}
                  shown={shown}
                  reading={reading}
                  groupType={props.typeOf(arrangement.groups[row.level] ?? '')}
                  ownersOf={isOwnedField(arrangement.groups[row.level] ?? '') ? props.family : undefined}
                  activeColumn={active.row === position ? active.column : undefined}
                  onToggle={props.onToggle}
                  onRetry={props.onRetry}
                  onShipment={props.onShipment}
                />
              );
            })}
          </tbody>
          {totals === null ? null : (
            <TotalsRow
              totals={totals}
              ariaRow={count - tree.count + tree.size + extraRows}
              columns={columns}
              shown={shown}
              reading={reading}
            />
          )}
        </table>
      </div>
    </ResponsesContext>
  );
}
