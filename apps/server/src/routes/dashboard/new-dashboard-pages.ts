import { type DashboardSettings, newDashboardPages } from '@waybill/contract';
import { dashboardPages } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { savedSettingsOf } from '../../dashboards/saved-settings.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

type Answer = z.infer<typeof newDashboardPages.answer>;

const defaultPeriod = 'Annual';
const defaultDays = 30;

export function newDashboardPagesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, newDashboardPages, async ({ user }) => {
    const saved = await savedSettingsOf(settings, user.userId);
    return {
      dashboardPages: dashboardPages.map(({ name, dashboardIds }) => ({ name, dashboardIds: [...dashboardIds] })),
      selectedDashboardPageIndex: selectedIndex(saved?.state),
      uiSettings: uiSettingsOf(saved),
      savedSettings: saved ?? null,
    };
  });
}

function uiSettingsOf(saved: DashboardSettings | undefined): Answer['uiSettings'] {
  return {
    dateOption: saved?.type === 'pickup_date' ? 'pickupDate' : 'billDate',
    dateFrequency: saved?.dateFrequency ?? 'rp',
    periodOption: saved?.rollingPeriodOption ?? defaultPeriod,
    lastNoOfDays: saved?.lastNoOfDays ?? defaultDays,
  };
}

/** The page that was open when the settings were saved, as long as it is still there. */
function selectedIndex(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('selectedDashboardPageIndex' in state)) return 0;
  const index = Number(state.selectedDashboardPageIndex);
  return dashboardPages[index] === undefined ? 0 : index;
}
