import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { accountDivisions } from './accounts/endpoints/account-divisions.ts';
import { accountGroups } from './accounts/endpoints/account-groups.ts';
import { accountRoutes } from './accounts/endpoints/accounts.ts';
import { carriers } from './carriers/endpoints/carriers.ts';
import { clientCredentialRoutes } from './client-credentials/endpoints/client-credentials.ts';
import { choiceRoutes } from './clients/endpoints/choices.ts';
import { clients } from './clients/endpoints/clients.ts';
import { currencyCodesRoute } from './clients/endpoints/currency-codes.ts';
import { dataAsOfRoute } from './clients/endpoints/data-as-of.ts';
import { readableClientRoutes } from './clients/endpoints/readable-clients.ts';
import { exchangeRatesRoute } from './exchange-rates/endpoints/internal-exchange-rates.ts';
import { listExchangeRatesRoute } from './exchange-rates/endpoints/list-exchange-rates.ts';
import { uploadExchangeRatesRoute } from './exchange-rates/endpoints/upload-exchange-rates.ts';
import { internalTenantsRoute } from './tenants/endpoints/internal-tenants.ts';
import { shellSettingsRoute } from './tenants/endpoints/shell-settings.ts';

/** Endpoints for clients, accounts, carriers, exchange rates and tenants. */
export const organisationEndpoints: EndpointList = [
  clients.serve,
  readableClientRoutes,
  choiceRoutes,
  currencyCodesRoute,
  dataAsOfRoute,
  accountRoutes,
  accountGroups.serve,
  accountDivisions.serve,
  carriers.serve,
  clientCredentialRoutes,
  listExchangeRatesRoute,
  uploadExchangeRatesRoute,
  exchangeRatesRoute,
  shellSettingsRoute,
  internalTenantsRoute,
];
