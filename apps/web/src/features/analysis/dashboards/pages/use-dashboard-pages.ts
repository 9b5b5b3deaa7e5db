import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type DashboardPage, dashboardPages, findDashboard } from '@waybill/model';
import { useEffect } from 'react';
import { changeDashboardState } from '../../../../lib/analysis/change-dashboard-state.ts';
import { dashboardPagesOptions } from '../../../../lib/analysis/dashboard-queries.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';

/**
 * The dashboard pages of the user, and the open one: as the address says (counted from 1), else the one that was open
 * last, which then is in the address too. An arranged page is there with its dashboards, so that a link shows everybody
 * the same: whoever has another page there sees the link's as `shared`. Which page is open is remembered; a failure to
 * remember it is ignored.
 */
export function useDashboardPages({ search }: Analysis) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(dashboardPagesOptions);
  const { mutate: remember } = useMutation({
    mutationFn: (selectedDashboardPageIndex: number) =>
      changeDashboardState(queryClient, { selectedDashboardPageIndex }),
    scope: { id: 'dashboardPage' },
  });
  const { view } = useViewAddress();
  const named = Number(search.tab ?? Number.NaN) - 1;
  const pages = data?.dashboardPages;
  const index = pages?.[named] === undefined ? (data?.selectedDashboardPageIndex ?? 0) : named;
  const isNamed = index === named;
  const cards = cardsOf(pages?.[index]);
  const shared = view.cards === undefined || view.cards === cards ? undefined : dashboardsOf(view.cards);
  const isShared = shared !== undefined;
  const isComplete = isNamed && (isShared || view.cards === cards);
  useEffect(() => {
    if (pages === undefined || isComplete) return;
    const opened = { tab: String(index + 1), ...(isShared ? {} : { cards }) };
    void navigate({ to: '.', search: (before) => ({ ...before, ...opened }), replace: true, resetScroll: false });
  }, [pages, isComplete, isShared, index, cards, navigate]);
  const choose = (position: number) => {
    const newest = queryClient.getQueryData(dashboardPagesOptions.queryKey)?.dashboardPages;
    const opened = { tab: String(position + 1), cards: cardsOf(newest?.[position]) };
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...opened, widget: undefined, table: undefined, full: undefined }),
      resetScroll: false,
    });
    remember(position);
  };
  return { pages, index, shared, choose, error, retry: () => void refetch() };
}

const standard = new Set(dashboardPages.map(textOf));

/** How a page's dashboards are in the address: only those of a page that is not a standard one. */
function cardsOf(page: DashboardPage | undefined): string | undefined {
  const text = page && textOf(page);
  return text === undefined || text === '' || standard.has(text) ? undefined : text;
}

function textOf({ dashboardIds }: DashboardPage): string {
  return dashboardIds.join('.');
}

/** The dashboards that an address names; undefined when there are none of them. */
function dashboardsOf(cards: string): readonly number[] | undefined {
  const ids = cards.split('.').map(Number);
  const known = ids.filter((id) => findDashboard(id) !== undefined);
  return known.length === 0 ? undefined : [...new Set(known)];
}
