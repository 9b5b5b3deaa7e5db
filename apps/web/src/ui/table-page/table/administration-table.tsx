import { Group } from '@mantine/core';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFilled } from '../../../lib/api/keep-filled.ts';
import { CardEmpty, CardFailure, CardSkeleton } from '../../card/card-states.tsx';
import toolPage from '../../looks/tool-page.module.css';
import classes from './administration-table.module.css';
import { FoldedFilters } from './folded-filters.tsx';
import { PagedRows } from './paged-rows.tsx';
import { SearchField } from './search-field.tsx';
import type { TableColumn } from './table-column.ts';
import { isNarrowed, type TableOrder, type TableQuery, tableQuery, tableQuestion } from './table-question.ts';
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
  readonly ask: (query: TableQuery<Sort>, signal: AbortSignal) => Promise<Page<Row>>;
  /** The text of a row's first cell names it: it is the button that opens the row. */
  readonly opens: boolean;
  /** In how many milliseconds it is asked again. */
  readonly again?: number;
  /** What the table is for, which it says while there is nothing in it. */
  readonly purpose?: string;
  /** What it says instead of *Nothing here yet*. */
  readonly emptyText?: string;
  /** Cuts what is too long for one line; the row's detail has it in full. */
  readonly oneLine?: boolean;
  /** What must be known before the table is read. */
  readonly notice?: ReactNode;
  readonly filters?: ReactNode;
  readonly actions?: ReactNode;
}

/** A table whose pages, order and search the server makes; all of it is in the address. */
export function AdministrationTable<Row extends { readonly id: number | string }, Sort extends string>(
  props: Props<Row, Sort>,
) {
  const { caption, searchLabel, columns, order, queryKey, ask, opens, again, oneLine } = props;
  const { purpose = '', emptyText, notice, filters, actions } = props;
  const { t } = useTranslation();
  const address = useTableAddress();
  const sortable = columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort]));
  const question = tableQuestion(address.search, sortable, order);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => ask(tableQuery(question), signal),
    placeholderData: (before) => keepFilled(before, before?.total),
    staleTime: 0,
    refetchInterval: again ?? false,
  });
  return (
    <div className={toolPage.page}>
      {notice}
      <FoldedFilters
        before={
          <SearchField
            label={searchLabel}
            value={question.search}
            onSearch={(text) => address.ask({ search: text === '' ? undefined : text })}
          />
        }
        filters={filters}
        after={
          <Group ms="auto" gap="sm">
            {actions}
          </Group>
        }
      />
      <section className={toolPage.card} aria-label={caption} aria-busy={isFetching}>
        {isFetching ? <div className={classes.line} /> : null}
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        {data?.total === 0 ? (
          <CardEmpty
            height={height}
            why={
              isNarrowed(address.search)
                ? t('Nothing matches the search and filters.')
                : (emptyText ?? `${t('Nothing here yet.')} ${purpose}`)
            }
          />
        ) : null}
        {data !== undefined && data.total > 0 ? (
          <div data-stale={isPlaceholderData || undefined}>
            <PagedRows
              caption={caption}
              columns={columns}
              rows={data.rows}
              total={data.total}
              question={question}
              onChange={address.ask}
              onOpen={opens ? address.open : undefined}
              oneLine={oneLine}
            />
          </div>
        ) : null}
      </section>
    </div>
  );
}
