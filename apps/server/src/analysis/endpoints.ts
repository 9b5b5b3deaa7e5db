import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { changeDataRoutes } from './change-data/endpoints/change-data-routes.ts';
import { getDashboardsFromDBRoute } from './dashboards/endpoints/get-dashboards-from-db.ts';
import { newDashboardPagesRoute } from './dashboards/endpoints/new-dashboard-pages.ts';
import { resetDashboardSettingsRoute } from './dashboards/endpoints/reset-dashboard-settings.ts';
import { saveDashboardSettingsRoute } from './dashboards/endpoints/save-dashboard-settings.ts';
import { dataRoute } from './data/endpoints/data.ts';
import { filterValuesRoute } from './data/endpoints/filter-values.ts';
import { getRowsRoute } from './data/endpoints/get-rows.ts';
import { addfilterForKeyRoute } from './filter-settings/endpoints/add-filter-for-key.ts';
import { deleteFilterForKeyRoute } from './filter-settings/endpoints/delete-filter-for-key.ts';
import { getAllFiltersinfoRoute } from './filter-settings/endpoints/get-all-filters-info.ts';
import { getAllFilterskeysRoute } from './filter-settings/endpoints/get-all-filters-keys.ts';
import { getFiltersforkeyRoute } from './filter-settings/endpoints/get-filters-for-key.ts';
import { mapProviderRoute } from './maps/endpoints/map-provider.ts';
import { statisticsRoutes } from './statistics/endpoints/statistics-routes.ts';
import { synchronisationRoutes } from './synchronisation/endpoints/synchronisation-routes.ts';
import { lookUpTrackingNumbersRoute } from './tracking/endpoints/look-up-tracking-numbers.ts';
import { trackingHistoryRoutes } from './tracking/endpoints/tracking-history-routes.ts';
import { trackingNumberDetailsRoute } from './tracking/endpoints/tracking-number-details.ts';
import { trackingNumberDetailsUpssRoute } from './tracking/endpoints/tracking-number-details-upss.ts';

/** Endpoints for data, maps, dashboards, saved filters and tracking. */
export const analysisEndpoints: EndpointList = [
  getDashboardsFromDBRoute,
  newDashboardPagesRoute,
  saveDashboardSettingsRoute,
  resetDashboardSettingsRoute,
  dataRoute,
  filterValuesRoute,
  getRowsRoute,
  trackingNumberDetailsRoute,
  trackingNumberDetailsUpssRoute,
  lookUpTrackingNumbersRoute,
  trackingHistoryRoutes,
  mapProviderRoute,
  addfilterForKeyRoute,
  deleteFilterForKeyRoute,
  getAllFiltersinfoRoute,
  getAllFilterskeysRoute,
  getFiltersforkeyRoute,
  statisticsRoutes,
  changeDataRoutes,
  synchronisationRoutes,
];
