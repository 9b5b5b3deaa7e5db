import { type PageState, trendsQuery } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstInvoice } from '../../../../lib/analysis/first-invoices.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { searchOfDays } from '../../../../lib/analysis/search-parts.ts';
import { useTotalSpend } from '../../../../lib/analysis/use-total-spend.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';
import { valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { changeText } from '../change-text.ts';
import { loadHalves } from '../load-charts.ts';
import { prepareHalves } from './prepare-halves.ts';

const HalvesChart = lazy(loadHalves);
const HalvesTable = lazy(() => import('./halves-table.tsx').then(({ HalvesTable }) => ({ default: HalvesTable })));
const usualHeight = 300;

interface Props {
  readonly props: WidgetProps;
  readonly state: PageState;
}

/** The chosen fact in the last six months compared with the six before; a click sets the dates to a month. */
export function HalvesCard({ props, state: given }: Props) {
  const { t } = useTranslation();
  const state = useTotalSpend(props.analysis, given);
  const height = useRoom(usualHeight, props.isFull);
  const { analysis, widget, settings } = props;
  const { page, search, go } = analysis;
  const query = useMemo(() => trendsQuery(state, { dimension: '', chartTimeSpan: 'monthly' }), [state]);
  const first = useFirstInvoice({ page, state });
  const prepare = useMemo(() => prepareHalves(state.dates, first), [state.dates, first]);
  const data = useWidgetData({ analysis: { page, state }, settings }, 'trends', query, prepare);
  const { drawn } = data;
  const change =
    drawn && drawn.picture.totalBefore !== null && changeText(t, drawn.picture.totalNow, drawn.picture.totalBefore);
  const question =
    drawn === undefined
      ? t(widget.question)
      : [
          t('{{fact}}: {{amount}} in six months', {
            fact: t(drawn.state.fact.text),
            amount: factText(drawn.picture.totalNow, drawn.state.fact.unit, readingOf(drawn.state)),
          }),
          change && t('{{change}} than in the six before', { change }),
        ]
          .filter(Boolean)
          .join(', ')
          .concat(' · ', t('Always these twelve months, {{days}}', { days: rangeText(state.dates) }));
  const parts = { height, onMonth: (month: { from: string; to: string }) => go(searchOfDays(search, month)) };
  return (
    <WidgetCard
      props={{
        ...props,
        analysis: { ...analysis, state, dates: { ...analysis.dates, ...state.dates } },
        widget: { ...widget, question },
      }}
      data={data}
      height={height}
      isEmpty={({ pairs }) => pairs.every(({ valueNow, valueBefore }) => valueNow === null && valueBefore === null)}
      exportTable={({ picture, state: of }) => ({
        headers: [t('Month'), valueHeader(of), t('Six months before'), t('Then')],
        rows: picture.pairs.map(({ now, before, valueNow, valueBefore }) => [
          now.from.slice(0, 7),
          valueNow,
          before.from.slice(0, 7),
          valueBefore,
        ]),
      })}
      loadChart={loadHalves}
      chart={(shown) => <HalvesChart halves={shown.picture} state={shown.state} settings={shown.settings} {...parts} />}
      table={(shown) => <HalvesTable halves={shown.picture} state={shown.state} {...parts} />}
    />
  );
}
