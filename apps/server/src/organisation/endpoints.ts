import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { accountDivisionRoutes } from './accounts/endpoints/account-divisions/account-division-routes.ts';
import { accountGroupRoutes } from './accounts/endpoints/account-groups/account-group-routes.ts';
import { validateAccountNumbersRoute } from './accounts/endpoints/account-numbers/validate-account-numbers.ts';
import { accountRoutes } from './accounts/endpoints/account-routes.ts';
import { carrierRoutes } from './carriers/endpoints/carrier-routes.ts';
import { clientCredentialRoutes } from './client-credentials/endpoints/client-credential-routes.ts';
import { accountDivisionsRoute } from './clients/endpoints/account-divisions.ts';
import { accountGroupsRoute } from './clients/endpoints/account-groups.ts';
import { carriersRoute } from './clients/endpoints/carriers.ts';
import { clientAdministrationRoutes } from './clients/endpoints/client-administration.ts';
import { clientsForAframeDashboardsRoute } from './clients/endpoints/clients-for-aframe-dashboards.ts';
import { clientsForDashboardsRoute } from './clients/endpoints/clients-for-dashboards.ts';
import { clientsShortRoutes } from './clients/endpoints/clients-short.ts';
import { countriesAndDefaultStateRoute } from './clients/endpoints/countries-and-default-state.ts';
import { currencyCodesRoute } from './clients/endpoints/currency-codes.ts';
import { dataAsOfRoute } from './clients/endpoints/data-as-of.ts';
import { trcaccountsDashboardsRoute } from './clients/endpoints/trc-accounts-dashboards.ts';
import { exchangeRateRoutes } from './exchange-rates/endpoints/exchange-rate-routes.ts';
import { exchangeRatesRoute } from './exchange-rates/endpoints/internal-exchange-rates.ts';
import { internalTenantsRoute } from './tenants/endpoints/internal-tenants.ts';
import { shellSettingsRoute } from './tenants/endpoints/shell-settings.ts';

/** Endpoints for clients, accounts, carriers, exchange rates and tenants. */
export const organisationEndpoints: EndpointList = [
  clientsShortRoutes,
  dataAsOfRoute,
  clientsForAframeDashboardsRoute,
  clientsForDashboardsRoute,
  trcaccountsDashboardsRoute,
  accountDivisionsRoute,
  accountGroupsRoute,
  carriersRoute,
  countriesAndDefaultStateRoute,
  currencyCodesRoute,
  validateAccountNumbersRoute,
  clientCredentialRoutes,
  clientAdministrationRoutes,
  accountRoutes,
  accountGroupRoutes,
  accountDivisionRoutes,
  carrierRoutes,
  exchangeRateRoutes,
  shellSettingsRoute,
  internalTenantsRoute,
  exchangeRatesRoute,
];
