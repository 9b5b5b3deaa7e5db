import { type PortalPath, portalPages } from './portal-pages.ts';
import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

const accountDivisions = 'GET /aiparcelweb/api/accountDivisions';
const claimDeadlines = '/aiparcelweb/api/claimDeadlines/';

/** What is shown of a single shipment, on every page that lists packages or charges. */
const shipment = [
  '/aiparcelweb/api/trackingNumberDetails/',
  '/aiparcelweb/api/trackingNumberDetailsUpss/',
  '/aiparcelweb/api/deliverySources/',
  '/aiparcelweb/api/captcha/',
];

/**
 * The calls that are the data of pages, and close with them for maintenance: `/path/` is a path and all below it,
 * `GET /path` one call. A call listed by several pages stays open while one of them is open. The data calls of analysis
 * pages are not listed, because they name the page.
 */
export const pageCalls: Readonly<Partial<Record<PortalPath, readonly string[]>>> = {
  '/aframe/dashboard/overview': shipment,
  '/aframe/dashboard/spend': shipment,
  '/aframe/dashboard/refund': shipment,
  '/aframe/dashboard/carrierScore': shipment,
  '/aframe/dashboard/accessorial': shipment,
  '/aframe/dashboard/weight': shipment,
  '/aframe/dashboard/networkmap': shipment,
  '/aframe/dashboard/comparison': shipment,
  '/aframe/dashboard/shippingInsight': ['/aiparcelweb/api/avoidableActions', ...shipment],
  '/aframe/dashboard/findings': shipment,
  '/aframe/distributionmap': shipment,
  '/aframe/distributionmapdemo': shipment,
  '/dashboards': [
    '/aiparcelweb/api/dashboard/getDashboardsFromDB/',
    '/aiparcelweb/api/dashboard/auditFindings/',
    ...shipment,
  ],
  '/businessOverview': shipment,
  '/alerts': ['/aiparcelweb/api/alerts/'],
  '/whatIf': ['/aiparcelweb/api/whatIf/'],
  '/accruals': ['/aiparcelweb/api/accruals'],
  '/budgets': ['/aiparcelweb/api/budgets/'],
  '/invoices': ['/aiparcelweb/api/invoices/', ...shipment],
  '/invoiceLedger': ['/aiparcelweb/api/invoiceLedger/'],
  '/invoicesBulkDownload': ['GET /aiparcelweb/api/invoices', '/aiparcelreports/api/invoices/'],
  '/uploadFiles': ['/aiparcelweb/api/invoiceFiles/', '/aiparcelweb/api/packageReferences'],
  '/fileLayouts': ['/aiparcelweb/api/fileLayouts/'],
  '/unknownCharges': ['/aiparcelweb/api/unknownCharges/', '/aiparcelweb/api/chargeClassifications/'],
  '/billing': ['/aiparcelreports/api/clientInvoiceNumbers/'],
  '/paymentnumber': ['/aiparcelweb/api/paymentNumbers/'],
  '/trackingPaymentNumber': ['/aiparcelweb/api/trackingPaymentNumbers/'],
  '/markup': ['/aiparcelweb/api/markups/', '/aiparcelweb/api/chargeConditionChoices/'],
  '/assignMarkup': ['/aiparcelweb/api/markupAssignments/', 'GET /aiparcelweb/api/markups'],
  '/runMarkup': ['/aiparcelweb/api/markupRuns/'],
  '/glcodes': [
    '/aiparcelweb/api/glcodes/',
    '/aiparcelweb/api/glAllocation/',
    '/aiparcelweb/api/chargeConditionChoices/',
  ],
  '/claims': ['/aiparcelweb/api/claims/', claimDeadlines, ...shipment],
  '/recoveries': ['/aiparcelweb/api/recoveries/'],
  '/rulePacks': ['/aiparcelweb/api/rulePacks/'],
  '/auditCoverage': ['/aiparcelweb/api/auditCoverage/'],
  '/exceptionTracking': ['/aiparcelweb/api/exceptionTracking/', claimDeadlines, ...shipment],
  '/exceptionCharge': ['/aiparcelweb/api/exceptionCharge/', claimDeadlines, ...shipment],
  '/claimPackets': ['/aiparcelweb/api/claimPackets/', '/aiparcelweb/api/claimTemplates/'],
  '/agreements': ['/aiparcelweb/api/agreements/'],
  '/tracking': ['/aiparcelweb/api/tracking/', ...shipment],
  '/trackingHistory': ['/aiparcelweb/api/trackingHistory/'],
  '/reports': [
    '/aiparcelreports/api/reports/',
    '/aiparcelreports/api/reportStatus/',
    '/aiparcelreports/api/reportSchedules/',
    '/aiparcelreports/api/reportLimits/',
    '/aiparcelreports/api/getReportsRequest/',
    '/aiparcelreports/api/ledgerReports/',
    '/aiparcelweb/api/getReportsAccessableByUser/',
    '/aiparcelweb/api/riGenerateds/',
    '/aiparcelweb/api/dataOut/',
  ],
  '/viewScheduledReports': ['/aiparcelreports/api/scheduledReports/'],
  '/dataExports': ['/aiparcelweb/api/dataExports/'],
  '/reportsExecConfig': ['/aiparcelreports/api/reportExecution/'],
  '/aframe/statistics': ['/aiparcelweb/api/statistics/'],
  '/clients': ['/aiparcelweb/api/clients/'],
  '/accounts': ['/aiparcelweb/api/accounts/', accountDivisions],
  '/accountgroups': ['/aiparcelweb/api/accountGroups/', accountDivisions],
  '/accountconfig': ['/aiparcelweb/api/accountDivisions/'],
  '/accountNumberValidation': ['/aiparcelweb/api/accountNumberValidation/'],
  '/carriers': ['/aiparcelweb/api/carriers/'],
  '/users': ['/aiparcelweb/api/users/'],
  '/usersNew': ['POST /aiparcelweb/api/users', 'GET /aiparcelweb/api/users/choices'],
  '/acl': ['/aiparcelweb/api/roles/'],
  '/apiTokens': ['/aiparcelweb/api/apiTokens/'],
  '/identityProviders': ['/aiparcelweb/api/identityProviders/', '/scim/v2/'],
  '/client_credentials': ['/aiparcelweb/api/clientCredentials/'],
  '/ftplocations': ['/aiparcelweb/api/ftpLocations/'],
  '/exchangeRates': ['/aiparcelweb/api/exchangeRates/'],
  '/webhooks': ['/aiparcelweb/api/webhooks/'],
  '/backups': ['/aiparcelweb/api/backups/'],
  '/audit_log': ['/aiparcelweb/api/audit_log/'],
  '/aframe/cdcAdmin': ['/aiparcelweb/api/changeData/'],
  '/aframe/sync': ['/aiparcelweb/api/synchronisation/'],
  '/jobs': ['/aiparcelweb/api/jobs/'],
};

/** The pages whose data a call returns. */
export function pagesOfCall({ method, path }: { readonly method: string; readonly path: string }): PortalPath[] {
  const withStroke = `${withoutTrailingSlashes(path)}/`;
  const fits = (named: string) =>
    named.startsWith('/') ? withStroke.startsWith(named) : named === `${method} ${withStroke.slice(0, -1)}`;
  return (Object.keys(portalPages) as PortalPath[]).filter((page) => (pageCalls[page] ?? []).some(fits));
}
