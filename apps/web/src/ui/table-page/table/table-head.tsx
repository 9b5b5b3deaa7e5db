import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useIsPrinting } from '../../../lib/printing/printing.ts';
import classes from './administration-table.module.css';
import { cellPlace } from './cell-place.ts';
import type { TableColumn } from './table-column.ts';
import type { TableOrder } from './table-question.ts';

interface Props<Row, Sort extends string> {
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly order: TableOrder<Sort>;
  readonly onOrder: (order: TableOrder<Sort>) => void;
}

export function TableHead<Row, Sort extends string>({ columns, order, onOrder }: Props<Row, Sort>) {
  const isPrinting = useIsPrinting();
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => {
          const { header, sort } = column;
          const direction = sort !== order.sort ? 'none' : order.descending ? 'descending' : 'ascending';
          return (
            <Table.Th
              key={header}
              fw={500}
              c="dimmed"
              title={header}
              {...cellPlace(column)}
              {...(sort === undefined ? {} : { 'aria-sort': direction })}
            >
              {sort === undefined || isPrinting ? (
                header
              ) : (
                <SortHeader
                  label={header}
                  direction={direction}
                  onPress={() => onOrder({ sort, descending: direction === 'ascending' })}
                />
              )}
            </Table.Th>
          );
        })}
      </Table.Tr>
    </Table.Thead>
  );
}

interface SortHeaderProps {
  readonly label: string;
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly onPress: () => void;
}

/** A header that orders the rows; pressed again it turns the order round. */
function SortHeader({ label, direction, onPress }: SortHeaderProps) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className={classes.sort} onClick={onPress}>
      {label}
      <Arrow size={14} stroke={1.8} aria-hidden className={direction === 'none' ? classes.unsorted : undefined} />
    </UnstyledButton>
  );
}
