import { dailyQuery, type PageState } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isCovered } from '../../../../lib/analysis/comparable-range.ts';
import { useFirstInvoice } from '../../../../lib/analysis/first-invoices.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { searchOfDays } from '../../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useTotalSpend } from '../../../../lib/analysis/use-total-spend.ts';
import { axisText, dayLabel, factText, rangeText, shortFactText } from '../../../../lib/languages/formats.ts';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import { fixedSettings } from '../../../../ui/cards/fixed-settings.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { changeText } from '../change-text.ts';
import { loadWeeks } from '../load-charts.ts';
import { prepareWeeks, type Week } from './prepare-weeks.ts';

const WeeksChart = lazy(loadWeeks);
const WeeksTable = lazy(() => import('./weeks-table.tsx').then(({ WeeksTable }) => ({ default: WeeksTable })));
const height = 300;

interface Props {
  readonly analysis: Analysis;
  readonly state: PageState;
}

/** The chosen fact in the last eight weeks; a click narrows the dates to one of them. */
export function WeeksCard({ analysis, state: given }: Props) {
  const { t } = useTranslation();
  const state = useTotalSpend(analysis, given);
  const { page, client, search, go, dates, dashboardParts } = analysis;
  const query = useMemo(() => dailyQuery(state), [state]);
  const prepare = useMemo(() => prepareWeeks(state.dates), [state.dates]);
  const data = useWidgetData({ analysis: { page, state }, settings: fixedSettings }, 'tiles', query, prepare);
  const narrow = (week: Week) => go(searchOfDays(search, week));
  const { drawn } = data;
  const first = useFirstInvoice({ page, state });
  const [last, before] = [drawn?.picture.at(-1), drawn?.picture.at(-2)];
  const change = last && before && isCovered(before, first) && changeText(t, last.value, before.value);
  const amount = drawn && last && factText(last.value, drawn.state.fact.unit, readingOf(drawn.state));
  const fact = t((drawn?.state ?? state).fact.text);
  const title = t('Week by week');
  const finding = [
    amount && t('{{fact}} last week: {{amount}}', { fact, amount }),
    change && t('{{change}} than the week before', { change }),
  ]
    .filter(Boolean)
    .join(', ');
  const always = t('Always the last eight weeks, {{days}}', { days: rangeText(state.dates) });
  const question = [finding, always].filter(Boolean).join(' · ');
  return (
    <DataCard
      name="weeks"
      title={title}
      question={question}
      client={client}
      data={data}
      height={height}
      exportTable={({ picture, state: of }) => ({
        headers: [t('From'), t('To'), valueHeader(of)],
        rows: picture.map(({ from, to, value }) => [from, to, value]),
      })}
      menu={(table) => (
        <CardMenu
          analysis={{ client, page, state, dates: { ...dates, ...state.dates }, dashboardParts }}
          title={title}
          question={question}
          table={table}
        />
      )}
      isEmpty={(weeks) => weeks.every(({ value }) => value === 0)}
      loadChart={loadWeeks}
      chart={({ picture, state: of }) => {
        const reading = readingOf(of);
        return (
          <WeeksChart
            bars={picture.map((week) => ({
              week,
              name: dayLabel(week.from),
              valueText: factText(week.value, of.fact.unit, reading),
              shortText: shortFactText(week.value, of.fact.unit, reading),
            }))}
            axisText={(value) => axisText(value, of.fact.unit, reading)}
            label={t('{{fact}} by week', { fact: t(of.fact.text) })}
            height={height}
            onChoose={narrow}
          />
        );
      }}
      table={({ picture, state: of }) => <WeeksTable weeks={picture} state={of} height={height} onWeek={narrow} />}
    />
  );
}
