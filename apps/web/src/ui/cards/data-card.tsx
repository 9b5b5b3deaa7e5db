import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import type { Client } from '@waybill/contract';
import {
  appliedFilters,
  chosenWhereClauses,
  dateTypeLabels,
  type PageState,
  scopeOfTotalSpend,
  totalSpend,
} from '@waybill/model';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewAddress } from '../../lib/analysis/use-view-address.ts';
import { displayDate } from '../../lib/languages/formats.ts';
import { texts } from '../../lib/languages/texts.ts';
import { Card } from '../card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../card/card-states.tsx';
import { Hint } from '../floating/hint.tsx';
import { InTurn } from '../waiting/in-turn.tsx';
import type { ExportSource, ExportTable } from './export/use-export.ts';
import type { Drawn, WidgetData } from './use-widget-data.ts';

export interface DataCardProps<Picture> {
  /** What the address calls the card. */
  readonly name: string;
  readonly title: string;
  readonly question: string;
  readonly client: Client;
  readonly data: WidgetData<Picture>;
  readonly height: number;
  /** Why there is nothing to draw; by default derived from client and state. */
  readonly why?: string | undefined;
  readonly isEmpty: (picture: Picture) => boolean;
  /** Absent if there is a table alone. */
  readonly chart?: ((drawn: Drawn<Picture>) => ReactNode) | undefined;
  /** Loads the code of the chart, which is then drawn in its turn. */
  readonly loadChart?: () => Promise<unknown>;
  /** A card that is a table first; the address then names it when it is drawn as a chart. */
  readonly startsAsTable?: boolean;
  readonly table: (drawn: Drawn<Picture>) => ReactNode;
  readonly exportTable: (drawn: Drawn<Picture>) => ExportSource;
  /** Before the button that shows the table. */
  readonly before?: ReactNode;
  /** What can be done with the card; without a table as long as there are no figures. */
  readonly menu: (table: ExportSource | undefined) => ReactNode;
}

/** A card of figures in all its states: loading, failed, empty, drawn as a chart or as the table behind it. */
export function DataCard<Picture>(props: DataCardProps<Picture>) {
  const {
    name,
    title,
    question,
    client,
    data,
    height,
    why,
    isEmpty,
    chart,
    loadChart,
    table,
    exportTable,
    before,
    menu,
    startsAsTable = false,
  } = props;
  const { t } = useTranslation();
  const { view, change } = useViewAddress();
  const isTurned = view.table?.includes(name) ?? false;
  const asTable = isTurned !== startsAsTable;
  const Icon = asTable ? IconChartBar : IconTable;
  const label = asTable ? t('Show the chart') : t('Show as a table');
  const { drawn, error, refreshing, stale, retry } = data;
  const hasFigures = error === undefined && drawn !== undefined && !isEmpty(drawn.picture);
  const skeleton = <CardSkeleton height={height} />;
  return (
    <Card
      title={title}
      question={question}
      refreshing={refreshing}
      stale={stale}
      drawing={JSON.stringify([asTable, drawn?.settings, drawn?.state.fact.key])}
      actions={
        <>
          {before}
          {chart === undefined ? null : (
            <Hint label={label}>
              <ActionIcon
                aria-label={`${title}: ${label}`}
                onClick={() => change({ table: listWith(view.table, name, !isTurned) })}
              >
                <Icon size={17} stroke={1.6} />
              </ActionIcon>
            </Hint>
          )}
          {menu(hasFigures ? () => tableOf(exportTable(drawn)) : undefined)}
        </>
      }
    >
      {error === undefined ? null : <CardFailure error={error} height={height} onRetry={retry} />}
      {error === undefined && drawn === undefined ? skeleton : null}
      {error === undefined && drawn !== undefined && isEmpty(drawn.picture) ? (
        <CardEmpty height={height} why={why ?? emptyReason(client, drawn.state)} />
      ) : null}
      {hasFigures ? (
        <Suspense fallback={skeleton}>
          {asTable || chart === undefined ? table(drawn) : null}
          {!asTable && chart !== undefined && loadChart === undefined ? chart(drawn) : null}
          {!asTable && chart !== undefined && loadChart !== undefined ? (
            <InTurn load={loadChart} fallback={skeleton}>
              {chart(drawn)}
            </InTurn>
          ) : null}
        </Suspense>
      ) : null}
    </Card>
  );
}

async function tableOf(source: ExportSource): Promise<ExportTable> {
  return typeof source === 'function' ? source() : source;
}

function listWith(names: readonly string[] | undefined, name: string, isIn: boolean): string[] | undefined {
  const others = (names ?? []).filter((other) => other !== name);
  const changed = isIn ? [...others, name] : others;
  return changed.length === 0 ? undefined : changed;
}

/** Why a widget has nothing to draw, and what to change. */
function emptyReason(client: Client, state: PageState): string {
  const { dates, dateType } = state;
  const { t } = texts;
  const values = {
    client: client.name,
    fact: t(state.fact.text),
    dateType: t(dateTypeLabels[dateType]),
    from: displayDate(dates.from),
    to: displayDate(dates.to),
  };
  const isOfSome = state.fact.key === totalSpend.key && scopeOfTotalSpend(state) === 'counted';
  const carriers = isOfSome ? state.fact.notes.map((note) => ` ${t(note)}`).join('') : '';
  const isNarrowed = chosenWhereClauses(state.whereClauses).length > 0 || state.trackingNumbers.length > 0;
  const reason =
    appliedFilters(state.filters).length === 0 && !isNarrowed
      ? t('{{client}} has no {{fact}} by {{dateType}} from {{from}} to {{to}}. Try other dates.', values)
      : t(
          '{{client}} has no {{fact}} by {{dateType}} from {{from}} to {{to}} with the active filters. Remove a filter or try other dates.',
          values,
        );
  return `${reason}${carriers}`;
}
