import { type CSSProperties, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ColumnTable, TableColumn } from '../columns/use-columns.ts';
import type { ColumnFilter } from '../request/column-filter.ts';
import type { ColumnSort } from '../request/column-sort.ts';
import type { ColumnWindow } from './column-window.ts';
import { cellId } from './grid-row.tsx';
import classes from './grid-table.module.css';
import { HeaderCell } from './header-cell.tsx';
import { inPlaces } from './in-places.ts';
import { useColumnDrag } from './use-column-drag.ts';

interface Props {
  readonly gridId: string;
  readonly table: ColumnTable;
  readonly columns: ColumnWindow;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  readonly sorts: readonly ColumnSort[];
  readonly filters: readonly ColumnFilter[];
  readonly activeColumn: number | undefined;
  readonly openColumn: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly optionsOf: (column: TableColumn, shown: ShownColumn, onDone: () => void) => ReactNode;
}

/** The headers; over the columns of a pivot a line with the values that it made them of. */
export const HeaderRows = memo(function HeaderRows(props: Props) {
  const { gridId, table, columns, shown, sorts, filters, activeColumn, openColumn } = props;
  const drag = useColumnDrag(table);
  const hasBands = isPivot(shown);
  const cellOf = (column: TableColumn, spacing?: CSSProperties) => {
    const of = shown.get(column.id);
    if (of === undefined) return null;
    const index = columns.all.indexOf(column);
    return (
      <HeaderCell
        key={column.id}
        id={cellId(gridId, -1, index)}
        index={index}
        table={table}
        column={column}
        shown={of}
        sorts={sorts}
        isFiltered={filters.some(({ field }) => field === column.id)}
        isActive={activeColumn === index}
        isOpen={openColumn === column.id}
        drag={drag}
        onOpen={(open) => props.onOpen(open ? column.id : undefined)}
        spacing={spacing}
        options={() => props.optionsOf(column, of, () => props.onOpen(undefined))}
      />
    );
  };
  return (
    <thead className={classes.head}>
      {hasBands ? <BandRow columns={columns} shown={shown} /> : null}
      <tr aria-rowindex={hasBands ? 2 : 1} className={classes.line}>
        {inPlaces(columns, cellOf)}
      </tr>
    </thead>
  );
});

/** Whether the columns are under the values of a pivot. */
export function isPivot(shown: ReadonlyMap<string, ShownColumn>): boolean {
  return [...shown.values()].some(({ kind }) => kind === 'pivot');
}

function BandRow({ columns, shown }: Pick<Props, 'columns' | 'shown'>) {
  const { t } = useTranslation();
  const startWidth = columns.start.reduce((sum, column) => sum + column.getSize(), 0);
  return (
    <tr aria-rowindex={1} className={classes.line}>
      <th
        scope="col"
        aria-colindex={1}
        aria-colspan={Math.max(columns.start.length, 1)}
        aria-label={t('Groups')}
        className={`${classes.cell} ${classes.pinnedStart}`}
        style={{ width: startWidth, insetInlineStart: 0, marginInlineEnd: columns.before }}
      />
      {bandsOf(columns, shown).map(({ band, first, count, width }) => (
        <th
          key={first}
          scope="colgroup"
          aria-colindex={first + 1}
          aria-colspan={count}
          className={`${classes.cell} ${classes.band}`}
          style={{ width }}
        >
          <span className={classes.text} title={band}>
            {band}
          </span>
        </th>
      ))}
    </tr>
  );
}

interface Band {
  readonly band: string;
  readonly first: number;
  readonly count: number;
  readonly width: number;
}

/** Neighbours under the same value of the pivot, as far as they are in view. */
function bandsOf({ center, all }: ColumnWindow, shown: ReadonlyMap<string, ShownColumn>): readonly Band[] {
  const bands: Band[] = [];
  for (const column of center) {
    const of = shown.get(column.id);
    const band = of?.kind === 'pivot' ? of.band : '';
    const width = column.getSize();
    const last = bands.at(-1);
    if (last === undefined || last.band !== band) {
      bands.push({ band, first: all.indexOf(column), count: 1, width });
    } else {
      bands[bands.length - 1] = { ...last, count: last.count + 1, width: last.width + width };
    }
  }
  return bands;
}
