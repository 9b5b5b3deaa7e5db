import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type PageState, trendsQuery } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysisSearch } from '../../../../lib/analysis/analysis-search.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { searchOfDays } from '../../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { fixedSettings } from '../../../../ui/cards/fixed-settings.ts';
import { namedPeriods } from '../../../../ui/cards/trends/periods.ts';
import { prepareTrends } from '../../../../ui/cards/trends/prepare-trends.ts';
import { trendsExport } from '../../../../ui/cards/trends/trends-export.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { loadRefunds } from '../load-charts.ts';
import { totalOf } from './totals.ts';

const RefundsChart = lazy(loadRefunds);
const RefundsTable = lazy(() => import('./refunds-table.tsx').then(({ RefundsTable }) => ({ default: RefundsTable })));
const height = 380;
const allTypes = 100;

interface Props {
  readonly analysis: Analysis;
  readonly state: PageState;
}

/** Refunds of a year, by month and credit type; a click opens Refund Analysis there. */
export function RefundsCard({ analysis: { page, client, search, dates, dashboardParts }, state }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useMemo(() => trendsQuery(state, { dimension: 'credit_type', chartTimeSpan: 'monthly' }), [state]);
  const prepare = useMemo(
    () => prepareTrends(namedPeriods(state.dates, 'month'), true, '', { most: allTypes, rest: false }),
    [state.dates],
  );
  const data = useWidgetData({ analysis: { page, state }, settings: fixedSettings }, 'refunds', query, prepare);
  const { drawn } = data;
  const refunds: AnalysisSearch = searchOfDays({ ...search, tab: undefined, fact: undefined }, state.dates);
  const open = (chosen: AnalysisSearch) => void navigate({ to: '/aframe/dashboard/refund', search: chosen });
  const days = rangeText(state.dates);
  const parts = {
    height,
    onMonth: (month: { from: string; to: string }, creditType?: string) =>
      open({ ...searchOfDays(refunds, month), ...(creditType === undefined ? {} : { credit_type: [creditType] }) }),
  };
  const title = t('Refunds, last 12 months');
  const question =
    drawn === undefined
      ? t('What was refunded, and why?')
      : t('{{amount}} was refunded in {{days}}', {
          amount: factText(totalOf(drawn.picture.series), 'currency', readingOf(drawn.state)),
          days,
        }).concat(' · ', t('Always one year up to last month'));
  return (
    <DataCard
      name="refunds"
      title={title}
      question={question}
      client={client}
      data={data}
      height={height}
      isEmpty={({ series }) => series.length === 0}
      exportTable={({ picture, state: of }) => trendsExport(picture, of, true)}
      before={
        <Button
          variant="subtle"
          size="compact-sm"
          renderRoot={(props) => <Link {...props} to="/aframe/dashboard/refund" search={refunds} />}
        >
          {t('Open page')}
        </Button>
      }
      menu={(table) => (
        <CardMenu
          analysis={{ client, page, state, dates: { ...dates, ...state.dates }, dashboardParts }}
          title={title}
          question={question}
          table={table}
        />
      )}
      loadChart={loadRefunds}
      chart={(shown) => <RefundsChart trend={shown.picture} state={shown.state} clientId={client.id} {...parts} />}
      table={(shown) => <RefundsTable trend={shown.picture} state={shown.state} {...parts} />}
    />
  );
}
