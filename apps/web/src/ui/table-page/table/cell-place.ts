import classes from './table-cell.module.css';
import type { TableColumn } from './table-column.ts';

type Column = Pick<TableColumn<never, string>, 'numeric' | 'wide' | 'roomy' | 'naming'>;

/** How a column's cells and header stand: numbers at the end, and on which screens they are shown at all. */
export function cellPlace({ numeric = false, wide = false, roomy = false, naming = false }: Column) {
  const names = [
    ...(numeric ? ['numeric'] : []),
    ...(roomy ? [classes.roomy] : []),
    ...(naming ? [classes.naming] : []),
  ];
  return {
    ...(names.length === 0 ? {} : { className: names.join(' ') }),
    ...(numeric ? { ta: 'end' as const } : {}),
    ...(wide ? { visibleFrom: 'sm' as const } : {}),
  };
}
