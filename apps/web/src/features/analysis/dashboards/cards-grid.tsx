import type { Dashboard } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchOfDays } from '../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import type { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { FullWidget } from '../../../ui/cards/full-widget.tsx';
import { useFullWidget } from '../../../ui/cards/use-full-widget.ts';
import { DashboardCard } from './card/dashboard-card.tsx';
import { dashboardStateOf } from './dashboard-state.ts';
import classes from './dashboards.module.css';
import { useCardSettings } from './use-card-settings.ts';

interface Props {
  readonly analysis: Analysis;
  readonly dashboards: readonly Dashboard[];
  readonly onViewRows: ReturnType<typeof useGridAddress>['open'];
}

/** The dashboards of a page, tables over the whole width; one of them may fill the screen. */
export function CardsGrid({ analysis, dashboards, onViewRows }: Props) {
  const { t } = useTranslation();
  const state = useMemo(() => dashboardStateOf(analysis), [analysis]);
  const { settingsOf, change } = useCardSettings(dashboards);
  const { full, show } = useFullWidget();
  const large = dashboards.find(({ id }) => String(id) === full);
  const draw = (dashboard: Dashboard, isFull: boolean) => (
    <DashboardCard
      analysis={analysis}
      dashboard={dashboard}
      state={state}
      settings={settingsOf(dashboard)}
      isFull={isFull}
      onSettings={(settings) => change(dashboard, settings)}
      onPeriod={(days) => analysis.go(searchOfDays(analysis.search, days))}
      onViewRows={(parts) => onViewRows(parts, { dashboard: dashboard.id })}
      onFull={(wanted) => show(wanted ? String(dashboard.id) : undefined)}
    />
  );
  return (
    <>
      <CardGrid columns={2} inert={large !== undefined}>
        {dashboards.map((dashboard, index) => (
          <div key={dashboard.id} className={isWide(dashboards, index) ? classes.wide : undefined}>
            {draw(dashboard, false)}
          </div>
        ))}
      </CardGrid>
      {large === undefined ? null : (
        <FullWidget title={t(large.name)} onClose={() => show(undefined)}>
          {draw(large, true)}
        </FullWidget>
      )}
    </>
  );
}

/** Tables are wide; so is a chart without a neighbour. */
function isWide(dashboards: readonly Dashboard[], index: number): boolean {
  const needsWidth = (dashboard: Dashboard | undefined) =>
    dashboard === undefined ||
    dashboard.view !== 'trend' ||
    dashboard.dates === 'fourQuarters' ||
    dashboard.dates === 'twelveMonths';
  if (needsWidth(dashboards[index])) return true;
  const start = dashboards.slice(0, index).findLastIndex(needsWidth) + 1;
  const isFirstOfPair = (index - start) % 2 === 0;
  return isFirstOfPair && needsWidth(dashboards[index + 1]);
}
