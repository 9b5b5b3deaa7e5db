import type { QueryClient } from '@tanstack/react-query';
import {
  type DashboardSettings,
  newDashboardPages,
  resetDashboardSettings,
  saveDashboardSettings,
} from '@waybill/contract';
import { call } from '../api/call.ts';
import { recordOf } from '../record-of.ts';
import { dashboardPagesOptions, savedDashboardOptions } from './dashboard-queries.ts';

/** What the configurable dashboard saves in addition to client, filters and dates. */
export interface DashboardPagesState {
  readonly selectedDashboardPageIndex?: number;
  /** The pages that the user arranged; undefined restores the standard pages. */
  readonly dashboardPages?: readonly { readonly name: string; readonly dashboardIds: readonly number[] }[] | undefined;
  /** The settings of dashboards that differ from their defaults, by id. */
  readonly dashboardCards?: Readonly<Record<string, string>>;
}

/** Changes a part of the saved dashboard settings; all else stays as it is saved now. */
export async function changeDashboardState(queryClient: QueryClient, changed: DashboardPagesState): Promise<void> {
  const { savedSettings } = await call(newDashboardPages, {});
  const settings: DashboardSettings = { ...savedSettings, state: { ...stateOf(savedSettings), ...changed } };
  await call(saveDashboardSettings, { body: settings });
  queryClient.setQueryData(savedDashboardOptions.queryKey, settings);
  await queryClient.invalidateQueries({ queryKey: dashboardPagesOptions.queryKey });
}

/** Forgets client, filters and dates; pages and cards of the configurable dashboard stay. */
export async function forgetDashboardChoice(queryClient: QueryClient): Promise<void> {
  const { savedSettings } = await call(newDashboardPages, {});
  const { selectedDashboardPageIndex, dashboardPages, dashboardCards } = stateOf(savedSettings);
  const kept = { selectedDashboardPageIndex, dashboardPages, dashboardCards };
  await call(resetDashboardSettings, {});
  const isSomething = Object.values(kept).some((part) => part !== undefined);
  if (isSomething) await call(saveDashboardSettings, { body: { state: kept } });
  queryClient.setQueryData(savedDashboardOptions.queryKey, isSomething ? { state: kept } : null);
}

function stateOf(settings: DashboardSettings | null): Readonly<Record<string, unknown>> {
  return recordOf(settings?.state);
}
