import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '@waybill/model';
import { useCallback, useEffect, useState } from 'react';
import { changeDashboardState } from '../../../lib/analysis/change-dashboard-state.ts';
import { dashboardPagesOptions } from '../../../lib/analysis/dashboard-queries.ts';
import { useViewAddress } from '../../../lib/analysis/use-view-address.ts';
import { recordOf, recordOfTexts } from '../../../lib/record-of.ts';
import { type CardSettings, readSettings, settingsText } from './card/card-settings.ts';

/** Texts of settings by the id of the dashboard. */
type Cards = Readonly<Record<string, string>>;

/**
 * The settings of a page's dashboards as the address shows them, else as the user left them, which then are in the
 * address too. A change is drawn at once and saved; a failure to save is ignored (S1 section 8).
 */
export function useCardSettings(dashboards: readonly Dashboard[]) {
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
