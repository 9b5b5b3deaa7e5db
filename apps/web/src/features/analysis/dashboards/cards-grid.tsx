import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '@waybill/model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDashboardState } from '../../../lib/analysis/change-dashboard-state.ts';
import { dashboardPagesOptions } from '../../../lib/analysis/dashboard-queries.ts';
import { searchOfDays } from '../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import type { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { useViewAddress } from '../../../lib/analysis/use-view-address.ts';
import { recordOf, recordOfTexts } from '../../../lib/record-of.ts';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { FullWidget } from '../../../ui/cards/full-widget.tsx';
import { useFullWidget } from '../../../ui/cards/use-full-widget.ts';
import { type CardSettings, readSettings, settingsText } from './card/card-settings.ts';
import { DashboardCard } from './card/dashboard-card.tsx';
import { dashboardStateOf } from './dashboard-state.ts';
import classes from './dashboards.module.css';

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

/** Texts of settings by the id of the dashboard. */
type Cards = Readonly<Record<string, string>>;

/**
 * The settings of a page's dashboards as the address shows them, else as the user left them, which then are in the
 * address too. A change is drawn at once and saved; a failure to save is ignored (S1 section 8).
 */
function useCardSettings(dashboards: readonly Dashboard[]) {
  const queryClient = useQueryClient();
  const { view, change: changeView } = useViewAddress();
  const { data } = useQuery(dashboardPagesOptions);
  const saved: Cards = recordOfTexts(recordOf(data?.savedSettings?.state).dashboardCards);
  const [changed, setChanged] = useState<Cards>({});
  const own: Cards = { ...saved, ...changed };
  const linked: Cards | undefined = view.widget && Object.fromEntries(view.widget.map(linkedCard));
  const settingsOf = (dashboard: Dashboard) => readSettings(dashboard, (linked ?? own)[dashboard.id]);
  const ownTexts = textsOf(dashboards, (dashboard) => readSettings(dashboard, own[dashboard.id])).join();
  const show = useCallback(
    (texts: readonly string[]) => changeView({ widget: texts.length === 0 ? undefined : [...texts] }),
    [changeView],
  );
  useEffect(() => {
    if (view.widget === undefined && ownTexts !== '') show(ownTexts.split(','));
  }, [view.widget, ownTexts, show]);
  const { mutate: save } = useMutation({
    mutationFn: (dashboardCards: Cards) => changeDashboardState(queryClient, { dashboardCards }),
    scope: { id: 'dashboardCards' },
  });
  const change = (dashboard: Dashboard, settings: CardSettings) => {
    const cards: Cards = { ...own, [dashboard.id]: settingsText(dashboard, settings) };
    setChanged((before) => ({ ...before, [dashboard.id]: cards[dashboard.id] ?? '' }));
    save(Object.fromEntries(Object.entries(cards).filter(([, text]) => text !== '')));
    show(textsOf(dashboards, (each) => (each.id === dashboard.id ? settings : settingsOf(each))));
  };
  return { settingsOf, change };
}

/** `60:week.packages.area.linear` for each dashboard that differs from its defaults. */
function textsOf(
  dashboards: readonly Dashboard[],
  settingsOf: (dashboard: Dashboard) => CardSettings,
): readonly string[] {
  return dashboards.flatMap((dashboard) => {
    const text = settingsText(dashboard, settingsOf(dashboard));
    return text === '' ? [] : [`${dashboard.id}:${text}`];
  });
}

function linkedCard(text: string): [id: string, settings: string] {
  const colon = text.indexOf(':');
  return [text.slice(0, colon), text.slice(colon + 1)];
}
