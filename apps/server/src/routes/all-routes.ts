import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { accountDivisionRoutes } from './account-divisions/account-division-routes.ts';
import { accountGroupRoutes } from './account-groups/account-group-routes.ts';
import { validateAccountNumbersRoute } from './account-numbers/validate-account-numbers.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { accountRoute } from './auth/account.ts';
import { authenticateRoute } from './auth/authenticate.ts';
import { changeDefaultsRoute } from './auth/change-defaults.ts';
import { changePasswordRoute } from './auth/change-password.ts';
import { checkPasswordExpirationDaysRoute } from './auth/check-password-expiration-days.ts';
import { logoutRoute } from './auth/logout.ts';
import { ownSessionsRoutes } from './auth/own-sessions.ts';
import { regenerateTokenRoute } from './auth/regenerate-token.ts';
import { resetPasswordRoutes } from './auth/reset-password-init.ts';
import { tryBetaRoute } from './auth/try-beta.ts';
import { updateUserChatBotSettingsRoute } from './auth/update-user-chat-bot-settings.ts';
import { clientInvoiceRoutes } from './billing/client-invoice-routes.ts';
import { carrierResponseRoutes } from './carrier-responses/carrier-response-routes.ts';
import { carrierRoutes } from './carriers/carrier-routes.ts';
import { changeDataRoutes } from './change-data/change-data-routes.ts';
import { chargeConditionChoicesRoute } from './charge-rules/charge-condition-choices.ts';
import { clientCredentialRoutes } from './client-credentials/client-credential-routes.ts';
import { accountDivisionsRoute } from './clients/account-divisions.ts';
import { accountGroupsRoute } from './clients/account-groups.ts';
import { carriersRoute } from './clients/carriers.ts';
import { clientAdministrationRoutes } from './clients/client-administration.ts';
import { clientsForAframeDashboardsRoute } from './clients/clients-for-aframe-dashboards.ts';
import { clientsForDashboardsRoute } from './clients/clients-for-dashboards.ts';
import { clientsShortRoutes } from './clients/clients-short.ts';
import { countriesAndDefaultStateRoute } from './clients/countries-and-default-state.ts';
import { currencyCodesRoute } from './clients/currency-codes.ts';
import { dataAsOfRoute } from './clients/data-as-of.ts';
import { trcaccountsDashboardsRoute } from './clients/trc-accounts-dashboards.ts';
import { auditFindingsRoute } from './dashboard/audit-findings.ts';
import { getDashboardsFromDBRoute } from './dashboard/get-dashboards-from-db.ts';
import { newDashboardPagesRoute } from './dashboard/new-dashboard-pages.ts';
import { resetDashboardSettingsRoute } from './dashboard/reset-dashboard-settings.ts';
import { saveDashboardSettingsRoute } from './dashboard/save-dashboard-settings.ts';
import { dataRoute } from './data/data.ts';
import { filterValuesRoute } from './data/filter-values.ts';
import { getRowsRoute } from './data/get-rows.ts';
import { exceptionRoutes } from './exceptions/exception-routes.ts';
import { exchangeRateRoutes } from './exchange-rates/exchange-rate-routes.ts';
import { addfilterForKeyRoute } from './filter-settings/add-filter-for-key.ts';
import { deleteFilterForKeyRoute } from './filter-settings/delete-filter-for-key.ts';
import { getAllFiltersinfoRoute } from './filter-settings/get-all-filters-info.ts';
import { getAllFilterskeysRoute } from './filter-settings/get-all-filters-keys.ts';
import { getFiltersforkeyRoute } from './filter-settings/get-filters-for-key.ts';
import { ftpLocationRoutes } from './ftp-locations/ftp-location-routes.ts';
import { glCodeRoutes } from './gl-codes/gl-code-routes.ts';
import { healthRoutes } from './health/health.ts';
import { internalDoctorRoute } from './internal/doctor.ts';
import { exchangeRatesRoute } from './internal/exchange-rates.ts';
import { loadRoute } from './internal/load.ts';
import { internalMaintenanceRoute } from './internal/maintenance.ts';
import { internalTenantsRoute } from './internal/tenants.ts';
import { internalUsersRoute } from './internal/users.ts';
import { invoiceFileRoutes } from './invoice-files/invoice-file-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { statusRoutes } from './maintenance/status-routes.ts';
import { mapProviderRoute } from './maps/map-provider.ts';
import { markupAssignmentRoutes } from './markup/markup-assignment-routes.ts';
import { markupRoutes } from './markup/markup-routes.ts';
import { markupRunRoutes } from './markup/markup-run-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { paymentNumberRoutes } from './payments/payment-number-routes.ts';
import { generatedFilesRoutes } from './reports/generated-files.ts';
import { ownReportsRoutes } from './reports/own-reports.ts';
import { reportExecutionRoutes } from './reports/report-execution.ts';
import { scheduledReportRoutes } from './reports/scheduled-reports.ts';
import { scheduleRoutes } from './reports/schedules.ts';
import { submitReportRoute } from './reports/submit-report.ts';
import { roleRoutes } from './roles/role-routes.ts';
import { shellSettingsRoute } from './shell/shell-settings.ts';
import { getSSOUserDetailsRoute } from './sso/get-sso-user-details.ts';
import { identityProviderRoutes } from './sso/identity-providers.ts';
import { saml2AcsRoute } from './sso/saml2-acs.ts';
import { saml2LoginRoute } from './sso/saml2-login.ts';
import { serviceProviderMetadataRoute } from './sso/service-provider-metadata.ts';
import { ssoSignInRoute } from './sso/sso-sign-in.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { synchronisationRoutes } from './synchronisation/synchronisation-routes.ts';
import { lookUpTrackingNumbersRoute } from './tracking/look-up-tracking-numbers.ts';
import { trackingNumberDetailsRoute } from './tracking/tracking-number-details.ts';
import { trackingNumberDetailsUpssRoute } from './tracking/tracking-number-details-upss.ts';
import { trackingHistoryRoutes } from './tracking-history/tracking-history-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** Every call that the server answers, in the order of the folders. */
const everyRoute: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  authenticateRoute,
  accountRoute,
  checkPasswordExpirationDaysRoute,
  regenerateTokenRoute,
  logoutRoute,
  changePasswordRoute,
  changeDefaultsRoute,
  ownSessionsRoutes,
  tryBetaRoute,
  updateUserChatBotSettingsRoute,
  resetPasswordRoutes,
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
  auditFindingsRoute,
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
  exceptionRoutes,
  carrierResponseRoutes,
  trackingHistoryRoutes,
  validateAccountNumbersRoute,
  mapProviderRoute,
  submitReportRoute,
  ownReportsRoutes,
  scheduleRoutes,
  scheduledReportRoutes,
  reportExecutionRoutes,
  ftpLocationRoutes,
  clientCredentialRoutes,
  generatedFilesRoutes,
  addfilterForKeyRoute,
  deleteFilterForKeyRoute,
  getAllFiltersinfoRoute,
  getAllFilterskeysRoute,
  getFiltersforkeyRoute,
  getSSOUserDetailsRoute,
  saml2LoginRoute,
  saml2AcsRoute,
  ssoSignInRoute,
  identityProviderRoutes,
  serviceProviderMetadataRoute,
  userRoutes,
  clientAdministrationRoutes,
  accountRoutes,
  accountGroupRoutes,
  accountDivisionRoutes,
  carrierRoutes,
  roleRoutes,
  invoiceFileRoutes,
  invoiceRoutes,
  clientInvoiceRoutes,
  paymentNumberRoutes,
  exchangeRateRoutes,
  chargeConditionChoicesRoute,
  glCodeRoutes,
  markupRoutes,
  markupAssignmentRoutes,
  markupRunRoutes,
  auditRoutes,
  statisticsRoutes,
  changeDataRoutes,
  synchronisationRoutes,
  jobRoutes,
  notificationRoutes,
  statusRoutes,
  shellSettingsRoute,
  healthRoutes,
  loadRoute,
  internalTenantsRoute,
  internalUsersRoute,
  internalDoctorRoute,
  exchangeRatesRoute,
  internalMaintenanceRoute,
];

export function allRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of everyRoute) addRoute(app, services);
}
