import { IconListDetails } from '@tabler/icons-react';
import { texts } from '../../lib/languages/texts.ts';
import { IconButton } from '../buttons/plain-buttons.tsx';
import type { DataTableColumn } from '../tables/data-table-row.tsx';

/** A column whose buttons open the rows behind a line of a widget's table. */
export function viewRowsColumn<Row>(
  nameOf: (row: Row) => string,
  onViewRows: (row: Row) => void,
  hasRows: (row: Row) => boolean = () => true,
): DataTableColumn<Row> {
  return {
    header: texts.t('Rows'),
    numeric: true,
    acts: true,
    cell: (row) =>
      hasRows(row) ? (
        <IconButton
          aria-label={texts.t('View rows of {{name}}', { name: nameOf(row) })}
          onClick={() => onViewRows(row)}
        >
          <IconListDetails size={15} stroke={1.6} />
        </IconButton>
      ) : null,
  };
}
