import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { changeDashboardState } from '../../../lib/analysis/change-dashboard-state.ts';
import { dashboardPagesOptions } from '../../../lib/analysis/dashboard-queries.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/**
 * The dashboard pages of the user, and the open one: as the address says (counted from 1), else the one that was open
 * last, which then stands in the address too. Which page is open is remembered; a failure to remember it is ignored.
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
  const named = Number(search.tab ?? Number.NaN) - 1;
  const pages = data?.dashboardPages;
  const index = pages?.[named] === undefined ? (data?.selectedDashboardPageIndex ?? 0) : named;
  const isNamed = index === named;
  useEffect(() => {
    if (pages === undefined || isNamed) return;
    const tab = String(index + 1);
    void navigate({ to: '.', search: (before) => ({ ...before, tab }), replace: true, resetScroll: false });
  }, [pages, isNamed, index, navigate]);
  const choose = (position: number) => {
    const tab = String(position + 1);
    void navigate({
      to: '.',
      search: (before) => ({ ...before, tab, widget: undefined, table: undefined, full: undefined }),
      resetScroll: false,
    });
    remember(position);
  };
  return { pages, index, choose, error, retry: () => void refetch() };
}
