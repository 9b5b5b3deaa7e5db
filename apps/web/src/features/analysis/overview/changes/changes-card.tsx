import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { breakdownQuery, type DateRange, findFilterDimension, splitState, type WidgetSettings } from '@waybill/model';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { useOpenAccessorials } from '../../../../lib/analysis/use-open-accessorials.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';

import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import { toggledFilter } from '../../../../ui/cards/toggle-filter.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { whyTable } from '../../../../ui/why/why-table-name.ts';
import classes from './changes.module.css';
import { ChangesList } from './changes-list.tsx';
import { type Changes, prepareChanges } from './prepare-changes.ts';

const Why = lazy(() => import('../../../../ui/why/why.tsx'));
const ChangesTable = lazy(() => import('./changes-table.tsx').then(({ ChangesTable }) => ({ default: ChangesTable })));
const usualHeight = 380;
const heightOfNothing = 140;
const keepRows = (rows: readonly DataRow[]) => rows;

/** What moved the chosen fact since the period before; a click filters the page by it. */
export function ChangesCard(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, widget, settings, onSettings } = props;
  const { state, page, search, go } = analysis;
  const openAccessorials = useOpenAccessorials(analysis);
  const chosen = splitOf(settings);
  const asked = useMemo(() => splitState(state, chosen), [state, chosen]);
  const query = useMemo(() => breakdownQuery(asked, chosen), [asked, chosen]);
  const data = useWidgetData({ settings, analysis: { page, state: asked } }, 'breakdown', query, keepRows);
  const shown = data.drawn?.state ?? asked;
  const dimension = splitOf(data.drawn?.settings ?? settings);
  const { range, isKnown } = useComparableRange(page, shown);
  const { range: rangeOfPage } = useComparableRange(page, state);
  const earlier = useQuery({
    ...dataOptions(page.name, 'breakdown', breakdownQuery({ ...shown, dates: range ?? shown.dates }, dimension)),
    enabled: range !== undefined,
  });
  const isIncomparable = isKnown && range === undefined;
  const height = useRoom(isIncomparable ? heightOfNothing : usualHeight, props.isFull);
  const { view } = useViewAddress();
  const hasWideTable = view.table?.includes(whyTable) ?? false;
  const why = (
    <Suspense fallback={null}>
      <Why
        analysis={analysis}
        state={state}
        before={rangeOfPage && { ...state, dates: rangeOfPage }}
        height={height}
        onViewRows={props.onViewRows}
      />
    </Suspense>
  );
  const changes = useMemo(
    () => comparedChanges(data.drawn?.picture, isKnown, range, earlier.data),
    [data.drawn, isKnown, range, earlier.data],
  );
  const picture = changes && data.drawn && { ...data.drawn, picture: changes };
  const filter = findFilterDimension(dimension);
  const parts = {
    dimension,
    height,
    onChoose: (value: string) => {
      if (dimension === 'accessorial') openAccessorials({ accessorial: value });
      else if (filter !== undefined) go(withFilters(search, toggledFilter(state.filters, filter.name, value)));
    },
  };
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question: questionText() } }}
      data={{
        ...data,
        drawn: picture,
        error: data.error ?? earlier.error ?? undefined,
        retry: () => {
          data.retry();
          void earlier.refetch();
        },
      }}
      height={height}
      isEmpty={(drawn) => drawn.changes.length === 0}
      why={isIncomparable ? t('There are not enough invoices from the previous period to compare with.') : undefined}
      extra={
        <SegmentedControl
          size="xs"
          visibleFrom="sm"
          aria-label={t('Split by')}
          value={chosen}
          onChange={(chosen) => onSettings({ ...settings, dimension: chosen })}
          data={widget.dimensions
            .filter((each) => each !== '')
            .map((value) => ({ value, label: t(choiceLabels[value]) }))}
        />
      }
      exportTable={({ picture: { changes: all }, state: of }) => ({
        headers: [t(choiceLabels[dimension]), valueHeader(of), t('Before'), t('Difference')],
        rows: all.map(({ name, now, before, difference }) => [name, now, before, difference]),
      })}
      chart={(drawn) => (
        <div className={hasWideTable ? undefined : classes.sides}>
          {why}
          <div>
            <ChangesList changes={drawn.picture.changes} state={drawn.state} {...parts} />
          </div>
        </div>
      )}
      table={(drawn) => (
        <>
          {why}
          <ChangesTable
            changes={drawn.picture.changes}
            state={drawn.state}
            onViewRows={
              dimension === 'accessorial' ? (rows) => openAccessorials({ rows: rows ?? [] }) : props.onViewRows
            }
            {...parts}
          />
        </>
      )}
    />
  );

  function questionText(): string {
    if (range === undefined) return t(widget.question);
    const days = rangeText(range);
    if (changes === undefined) return t('Against {{days}}', { days });
    const amount = factText(Math.abs(changes.difference), shown.fact.unit, readingOf(shown));
    const words = { fact: t(shown.fact.text), amount, days };
    return changes.difference < 0
      ? t('{{fact}}: {{amount}} less than in {{days}}', words)
      : t('{{fact}}: {{amount}} more than in {{days}}', words);
  }
}

/** What moved; nothing if nothing can be compared, and undefined while that or the figures are unknown. */
function comparedChanges(
  now: readonly DataRow[] | undefined,
  isKnown: boolean,
  range: DateRange | undefined,
  before: readonly DataRow[] | undefined,
): Changes | undefined {
  if (now === undefined || !isKnown) return undefined;
  if (range === undefined) return { changes: [], difference: 0 };
  return before && prepareChanges(now, before);
}

function splitOf({ dimension }: WidgetSettings) {
  return dimension === '' ? 'service_category' : dimension;
}
