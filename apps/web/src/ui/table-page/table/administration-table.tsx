import { Anchor, Group, ScrollArea, Table } from '@mantine/core';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardEmpty, CardFailure, CardSkeleton } from '../../card-states.tsx';
import toolPage from '../../tool-page.module.css';
import classes from './administration-table.module.css';
import { cellPlace } from './cell-place.ts';
import { SearchField } from './search-field.tsx';
import cellClasses from './table-cell.module.css';
import type { TableColumn } from './table-column.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { type TableOrder, type TableQuestion, tableQuestion } from './table-question.ts';
import { useTableAddress } from './use-table-address.ts';

const height = 360;

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface Props<Row, Sort extends string> {
  readonly caption: string;
  readonly searchLabel: string;
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly order: TableOrder<Sort>;
  readonly queryKey: QueryKey;
  readonly ask: (question: TableQuestion<Sort>, signal: AbortSignal) => Promise<Page<Row>>;
  /** The text of a row's first cell names it: it is the button that opens the row. */
  readonly opens: boolean;
  /** In how many milliseconds it is asked again. */
  readonly again?: number;
  /** Why there may be no rows. */
  readonly emptyText?: string;
  /** Cuts what is too long for one line; the row's detail has it in full. */
  readonly oneLine?: boolean;
  readonly filters?: ReactNode;
  readonly actions?: ReactNode;
}

/** A table whose pages, order and search the server makes; all of it stands in the address. */
export function AdministrationTable<Row extends { readonly id: number | string }, Sort extends string>(
  props: Props<Row, Sort>,
) {
  const { caption, searchLabel, columns, order, queryKey, ask, opens, again, emptyText, oneLine, filters, actions } =
    props;
  const { t } = useTranslation();
  const address = useTableAddress();
  const sortable = columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort]));
  const question = tableQuestion(address.search, sortable, order);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => ask(question, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: again ?? false,
  });
  const openRow = (id: number) => () => address.open(id);
  return (
    <div className={toolPage.page}>
      <Group gap="sm" align="flex-end">
        <SearchField
          label={searchLabel}
          value={question.search}
          onSearch={(text) => address.ask({ search: text === '' ? undefined : text })}
        />
        {filters}
        <Group ms="auto" gap="sm">
          {actions}
        </Group>
      </Group>
      <section className={toolPage.card} aria-label={caption} aria-busy={isFetching}>
        {isFetching ? <div className={classes.line} /> : null}
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        {data?.total === 0 ? (
          <CardEmpty
            height={height}
            why={emptyText ?? t('Nothing here yet, or nothing matches the search and filters.')}
          />
        ) : null}
        {data !== undefined && data.total > 0 ? (
          <>
            <ScrollArea
              type="auto"
              offsetScrollbars="present"
              tabIndex={0}
              role="region"
              aria-label={t('Rows: {{caption}}', { caption })}
            >
              <Table
                className={`${classes.table} ${oneLine ? cellClasses.oneLine : ''}`}
                verticalSpacing={8}
                horizontalSpacing="sm"
                fz="sm"
                highlightOnHover={opens}
              >
                <TableHead
                  columns={columns}
                  order={question}
                  onOrder={({ sort, descending }) => address.ask({ sort, order: descending ? 'desc' : 'asc' })}
                />
                <Table.Tbody>
                  {data.rows.map((row) => (
                    <Table.Tr
                      key={row.id}
                      {...(opens && typeof row.id === 'number'
                        ? { className: classes.row, onClick: openRow(row.id) }
                        : {})}
                    >
                      {columns.map((column, index) => (
                        <Table.Td key={column.header} {...cellPlace(column)}>
                          {index === 0 && opens ? (
                            <Anchor
                              component="button"
                              type="button"
                              ta="start"
                              fz="sm"
                              fw={500}
                              c="var(--wb-accent-text)"
                            >
                              {column.cell(row)}
                            </Anchor>
                          ) : (
                            column.cell(row)
                          )}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollArea>
            <TableFoot
              total={data.total}
              page={question.page}
              size={question.size}
              onPage={(page) => address.ask({ page: page === 1 ? undefined : page })}
              onSize={(size) => address.ask({ size })}
            />
          </>
        ) : null}
      </section>
    </div>
  );
}
