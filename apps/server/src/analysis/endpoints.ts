import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { avoidableActionRoutes } from './avoidable-actions/endpoints/avoidable-actions.ts';
import { changeDataRoutes } from './change-data/endpoints/change-data.ts';
import { explainedChangeRoute } from './changes/endpoints/explained-change.ts';
import { dashboardSettingRoutes } from './dashboards/endpoints/dashboard-settings.ts';
import { dashboardRoutes } from './dashboards/endpoints/dashboards.ts';
import { dataRoute } from './data/endpoints/data.ts';
import { filterValuesRoute } from './data/endpoints/filter-values.ts';
import { getRowsRoute } from './data/endpoints/get-rows.ts';
import { addfilterForKeyRoute } from './filter-settings/endpoints/add-filter-for-key.ts';
import { filterSettingRoutes } from './filter-settings/endpoints/filter-settings.ts';
import { mapProviderRoute } from './maps/endpoints/map-provider.ts';
import { statisticsRoutes } from './statistics/endpoints/statistics.ts';
import { synchronisationRoutes } from './synchronisation/endpoints/synchronisation.ts';
import { deliverySourcesRoute } from './tracking/endpoints/delivery-sources.ts';
import { lookUpTrackingNumbersRoute } from './tracking/endpoints/look-up-tracking-numbers.ts';
import { trackingHistoryRoutes } from './tracking/endpoints/tracking-history.ts';
import { trackingNumberDetailRoutes } from './tracking/endpoints/tracking-number-details.ts';

/** Endpoints for data, maps, dashboards, saved filters and tracking. */
export const analysisEndpoints: EndpointList = [
  dashboardRoutes,
  dashboardSettingRoutes,
  dataRoute,
  explainedChangeRoute,
  filterValuesRoute,
  getRowsRoute,
  deliverySourcesRoute,
  trackingNumberDetailRoutes,
  lookUpTrackingNumbersRoute,
  trackingHistoryRoutes,
  mapProviderRoute,
  filterSettingRoutes,
  addfilterForKeyRoute,
  statisticsRoutes,
  changeDataRoutes,
  synchronisationRoutes,
  avoidableActionRoutes,
];
