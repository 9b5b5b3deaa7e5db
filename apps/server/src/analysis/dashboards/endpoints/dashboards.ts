import { type DashboardSettings, getDashboardsFromDB, newDashboardPages } from '@waybill/contract';
import { dashboards } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { pagesOf, selectedIndex } from '../pages-of.ts';
import { presentDashboard } from '../present-dashboard.ts';
import { savedSettingsOf } from '../saved-settings.ts';

type Answer = z.infer<typeof newDashboardPages.answer>;

const defaultPeriod = 'Annual';
const defaultDays = 30;

/** The catalogue of dashboards, and the caller's own pages of them. */
export function dashboardRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, getDashboardsFromDB, async () => dashboards.map(presentDashboard));

  route(app, newDashboardPages, async ({ user }) => {
    const saved = await savedSettingsOf(settings, user, clock());
    const pages = pagesOf(saved?.state);
    return {
      dashboardPages: pages,
      selectedDashboardPageIndex: selectedIndex(saved?.state, pages.length),
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
