import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { RowDrawer } from '../form/row-drawer.tsx';
import { AdministrationTable } from '../table/administration-table.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { LoadedRow } from './loaded-row.tsx';

type TableProps<Row extends { readonly id: number }, Sort extends string> = Omit<
  ComponentProps<typeof AdministrationTable<Row, Sort>>,
  'opens'
>;

interface Props<Row extends { readonly id: number }, Sort extends string, Whole> {
  readonly table: TableProps<Row, Sort>;
  /** What the button says that opens an empty form; absent: nothing can be made here. */
  readonly newLabel?: string | undefined;
  readonly rowTitle: string;
  /** Whether the form of a new row holds tables, and needs more width. */
  readonly isNewWide?: boolean | undefined;
  /** Reads a row when it is opened. */
  readonly read: (id: number, signal: AbortSignal) => Promise<Whole>;
  /** In how many milliseconds it is read again, while something is in progress. */
  readonly again?: (row: Whole) => number | false;
  /** What is shown of a row, or of a new one. */
  readonly form: (row: Whole | undefined, close: () => void) => ReactNode;
}

/** A table whose rows open in a form beside it; the address says which. */
export function AdministrationPage<Row extends { readonly id: number }, Sort extends string, Whole = Row>(
  props: Props<Row, Sort, Whole>,
) {
  const { table, newLabel, rowTitle, isNewWide, read, again, form } = props;
  const address = useTableAddress();
  const { open } = address.search;
  const add =
    newLabel === undefined ? null : (
      <Button leftSection={<IconPlus size={16} />} onClick={() => address.open('new')}>
        {newLabel}
      </Button>
    );
  return (
    <>
      <AdministrationTable<Row, Sort>
        {...table}
        opens
        actions={
          <>
            {table.actions}
            {add}
          </>
        }
      />
      <RowDrawer
        opened={open !== undefined}
        title={open === 'new' ? (newLabel ?? rowTitle) : rowTitle}
        onClose={address.close}
        isWide={open === 'new' && isNewWide}
      >
        {open === 'new' ? form(undefined, address.close) : null}
        {typeof open === 'number' ? (
          <LoadedRow<Whole>
            key={open}
            queryKey={[...table.queryKey, open]}
            read={(signal) => read(open, signal)}
            {...(again && { again })}
          >
            {(row) => form(row, address.close)}
          </LoadedRow>
        ) : null}
      </RowDrawer>
    </>
  );
}
