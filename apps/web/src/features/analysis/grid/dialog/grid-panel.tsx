import { useSuspenseQuery } from '@tanstack/react-query';
import { comparisonTexts, conditionalNotes, findColumn } from '@waybill/model';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useShipmentAddress } from '../../../../lib/analysis/use-shipment-address.ts';
import { mayOpen } from '../../../../lib/session/may-open.ts';
import { accountOptions } from '../../../../lib/session/session-queries.ts';
import { CardFailure } from '../../../../ui/card/card-states.tsx';
import { hasValues } from '../columns/responses-column.ts';
import { DownloadBar } from '../download/download-bar.tsx';
import { DownloadView } from '../download/download-view.tsx';
import { toggledSort } from '../request/column-sort.ts';
import type { RowsInView } from '../rows/rows-in-view.ts';
import { useGridRows, useOpenedGroups, useTotals } from '../rows/use-grid-rows.ts';
import type { GridAsked } from '../setup/use-grid-setup.ts';
import { ColumnOptions } from '../table/column-options.tsx';
import { GridTable } from '../table/grid-table.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { GridBar } from './grid-bar.tsx';
import classes from './grid-dialog.module.css';
import { GridEmpty } from './grid-empty.tsx';
import { GridSummary } from './grid-summary.tsx';
import { PageBar } from './page-bar.tsx';
import { type Paging, pageCount, rowsOfPage, usePaging } from './paging.ts';
import { TellMeWhen } from './tell-me-when.tsx';
import { useGridColumns } from './use-grid-columns.ts';

interface Props {
  readonly analysis: Analysis;
  readonly asked: GridAsked;
}

const noClients: readonly number[] = [];

/** The grid with everything around it. */
export function GridPanel({ analysis, asked }: Props) {
  const { t } = useTranslation();
  const { page, state } = analysis;
  const { open } = useShipmentAddress();
  const { table: tableName } = state.analysis;
  const { paging, setPaging } = usePaging();
  const { opened, toggle } = useOpenedGroups();
  const rows = useGridRows(asked.question, opened, rowsOfPage(paging));
  const { question, count } = rows;
  const { arrangement } = question.setup;
  useLastPage(paging, count, setPaging);
  const inView = useRef<RowsInView>({ first: 0, last: 0 });
  const totals = useTotals(question, count);
  const { data: user } = useSuspenseQuery(accountOptions);
  const showsResponses = mayOpen(['DOWNLOAD_CAPTCHA'], user.permissions);
  const reading = useMemo(() => readingOf(state), [state]);
  const { table, byId, viewKey, resetColumns } = useGridColumns({ rows, totals, reading, showsResponses });
  const typeOf = useCallback((field: string) => findColumn(tableName, field)?.type, [tableName]);
  const { setup } = asked.question;
  const isEmpty = count === 0 && rows.error === undefined;
  const showsTable = rows.error === undefined && (!isEmpty || setup.filters.length > 0);
  return (
    <>
      <GridBar analysis={analysis} asked={asked}>
        <TellMeWhen analysis={analysis} asked={asked} />
        <ColumnsMenu
          table={table}
          shown={byId}
          onReset={resetColumns}
          findings={asked.findings}
          onFindings={asked.showFindings}
        />
        <DownloadView
          analysis={analysis}
          question={question}
          opened={opened}
          table={table}
          shown={byId}
          inView={inView}
          count={count ?? 0}
          narrowed={asked.chips.map(({ text }) => text)}
        />
        <DownloadBar analysis={analysis} asked={asked} count={rows.refreshing ? undefined : count} />
      </GridBar>
      <GridSummary analysis={analysis} chips={asked.chips} />
      <div className={classes.table}>
        {rows.error === undefined ? null : <CardFailure error={rows.error} height={300} onRetry={rows.retry} />}
        {isEmpty ? (
          <div className={showsTable ? classes.emptyOver : undefined}>
            <GridEmpty
              note={analysis.setName === undefined ? undefined : t(comparisonTexts.noData)}
              hasFilters={asked.chips.length > 0}
              onClear={asked.clearFilters}
            />
          </div>
        ) : null}
        {showsTable ? (
          <GridTable
            key={viewKey}
            label={t('Rows of {{page}}', { page: t(page.displayName) })}
            picture={rows.picture}
            count={count ?? 0}
            table={table}
            shown={byId}
            totals={isEmpty ? null : totals}
            sorts={setup.sorts}
            filters={setup.filters}
            reading={reading}
            responsesOf={showsResponses ? clientsShown(analysis) : noClients}
            refreshing={rows.refreshing}
            stale={rows.stale}
            typeOf={typeOf}
            family={analysis.client}
            onBlocks={rows.setInView}
            onSort={(id, beside) => hasValues(byId.get(id)) && asked.setSorts(toggledSort(setup.sorts, id, beside))}
            onToggle={toggle}
            onRetry={rows.retry}
            onShipment={open}
            inView={inView}
            optionsOf={(column, of, onDone) => (
              <ColumnOptions
                table={table}
                column={column}
                shown={of}
                all={[
                  ...table.getStartVisibleLeafColumns(),
                  ...table.getCenterVisibleLeafColumns(),
                  ...table.getEndVisibleLeafColumns(),
                ]}
                question={asked.question}
                filter={setup.filters.find(({ field }) => field === column.id)}
                onSort={(id, direction) => asked.setSorts([{ id, direction }])}
                onFilter={asked.setFilter}
                onGroup={(field) => asked.setGroups([...setup.arrangement.groups, field])}
                onUngroup={() => asked.setView('default')}
                onDone={onDone}
              />
            )}
          />
        ) : null}
      </div>
      <div className={classes.foot}>
        <div className={classes.notes}>
          {conditionalNotes(state.analysis, state.fact).map((note) => (
            <p key={note}>{t(note)}</p>
          ))}
        </div>
        <PageBar
          paging={paging}
          count={rows.error === undefined ? count : null}
          isGrouped={arrangement.groups.length > 0}
          onPaging={setPaging}
        />
      </div>
    </>
  );
}

/** The clients whose rows are shown: those chosen, or the client with all its children. */
function clientsShown({ state, client }: Analysis): readonly number[] {
  return state.childClientIds.length > 0
    ? state.childClientIds
    : [state.clientId, ...client.childClients.map(({ id }) => id)];
}

/** A page number beyond the end means the last page: there may be fewer rows than when the link was made. */
function useLastPage(paging: Paging, count: number | undefined, setPaging: (paging: Paging) => void): void {
  const last = count === undefined ? paging.page : pageCount(count, paging.size) - 1;
  useEffect(() => {
    if (paging.page > last) setPaging({ ...paging, page: last });
  });
}
