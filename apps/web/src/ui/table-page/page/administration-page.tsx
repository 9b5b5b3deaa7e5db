import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { RowDrawer } from '../form/row-drawer.tsx';
import { AdministrationTable } from '../table/administration-table.tsx';
import { useTableAddress } from '../table/use-table-address.ts';

type TableProps<Row extends { readonly id: number }, Sort extends string> = Omit<
  ComponentProps<typeof AdministrationTable<Row, Sort>>,
  'opens'
>;

interface Props<Row extends { readonly id: number }, Sort extends string> {
  readonly table: TableProps<Row, Sort>;
  /** What the button says that opens an empty form; absent: nothing can be made here. */
  readonly newLabel?: string | undefined;
  readonly rowTitle: string;
  /** Whether the form of a new row holds tables, and needs more width. */
  readonly isNewWide?: boolean | undefined;
  readonly form: (open: number | 'new', close: () => void) => ReactNode;
}

/** A table whose rows open in a form beside it; the address says which. */
export function AdministrationPage<Row extends { readonly id: number }, Sort extends string>(props: Props<Row, Sort>) {
  const { table, newLabel, rowTitle, isNewWide, form } = props;
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
        {open === undefined ? null : form(open, address.close)}
      </RowDrawer>
    </>
  );
}
