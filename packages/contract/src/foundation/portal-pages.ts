import { type Audience, audiences, type Reader, refusalOf } from './audience.ts';

/** A page of the web app: who may open it, and which calls are its data. */
export interface PortalPage extends Audience {
  /**
   * The calls that close when the page is under maintenance: `/path/` is a path and all below it, `GET /path` one call.
   * A call listed by several pages stays open while one of them is open. Analysis pages need none, because their data
   * calls name the page.
   */
  readonly calls?: readonly string[];
}

const tools = { access: ['NEW_BI_TOOLS'] } as const;
const guest = { alsoFor: ['ROLE_GUEST'] } as const;
const accountDivisions = 'GET /aiparcelweb/api/accountDivisions';

/**
 * Every page of the web app that needs a permission (S3 sections 2.2, 2.3 and 6). The menu, the guard of the route, the
 * server's data calls, the choice of a landing page, maintenance and the role editor all read it here, so that they
 * cannot disagree.
 */
export const portalPages = {
  '/aframe/dashboard/overview': tools,
  '/aframe/dashboard/spend': { ...tools, ...guest },
  '/aframe/dashboard/refund': tools,
  '/aframe/dashboard/carrierScore': tools,
  '/aframe/dashboard/accessorial': tools,
  '/aframe/dashboard/weight': tools,
  '/aframe/dashboard/networkmap': { ...tools, ...guest },
  '/aframe/dashboard/comparison': tools,
  '/aframe/dashboard/shippingInsight': tools,
  '/aframe/distributionmap': { access: ['DISTRIBUTION_MAP'], ...guest },
  '/aframe/distributionmapdemo': { access: ['DISTRIBUTION_MAP'] },
  '/dashboards': {
    access: ['DASHBOARDS_VIEW'],
    calls: ['/aiparcelweb/api/dashboard/getDashboardsFromDB/', '/aiparcelweb/api/dashboard/auditFindings/'],
  },
  '/businessOverview': { access: ['DASHBOARDS_VIEW'] },

  '/invoices': { access: ['INVOICE_SEARCH'], calls: ['/aiparcelweb/api/invoices/'] },
  '/invoiceLedger': { access: ['INVOICE_SEARCH'], calls: ['/aiparcelweb/api/invoiceLedger/'] },
  '/invoicesBulkDownload': {
    access: ['BULK_INVOICE_DOWNLOAD'],
    calls: ['GET /aiparcelweb/api/invoices', '/aiparcelreports/api/invoices/'],
  },
  '/uploadFiles': { ...audiences.invoiceFiles, calls: ['/aiparcelweb/api/invoiceFiles/'] },
  '/fileLayouts': { ...audiences.fileLayouts, calls: ['/aiparcelweb/api/fileLayouts/'] },
  '/unknownCharges': {
    ...audiences.unknownCharges,
    calls: ['/aiparcelweb/api/unknownCharges/', '/aiparcelweb/api/chargeClassifications/'],
  },
  '/billing': {
    access: ['BILLING_VIEW', 'BILLING_STAMPING'],
    calls: ['/aiparcelreports/api/clientInvoiceNumbers/'],
  },
  '/paymentnumber': { access: ['PAYMENT_NUMBER_VIEW'], calls: ['/aiparcelweb/api/paymentNumbers/'] },
  '/trackingPaymentNumber': {
    access: ['TRACKING_PAYMENT_NUMBER_VIEW'],
    calls: ['/aiparcelweb/api/trackingPaymentNumbers/'],
  },
  '/markup': {
    access: ['MARKUP_VIEW'],
    calls: ['/aiparcelweb/api/markups/', '/aiparcelweb/api/chargeConditionChoices/'],
  },
  '/assignMarkup': {
    access: ['ASSIGN_MARKUP'],
    calls: ['/aiparcelweb/api/markupAssignments/', 'GET /aiparcelweb/api/markups'],
  },
  '/runMarkup': { access: ['RUN_MARKUP'], calls: ['/aiparcelweb/api/markupRuns/'] },
  '/glcodes': {
    access: ['GL_CODES'],
    calls: ['/aiparcelweb/api/glcodes/', '/aiparcelweb/api/glAllocation/', '/aiparcelweb/api/chargeConditionChoices/'],
  },

  '/exceptionTracking': {
    access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
    calls: ['/aiparcelweb/api/exceptionTracking/'],
  },
  '/exceptionCharge': {
    access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
    calls: ['/aiparcelweb/api/exceptionCharge/'],
  },
  '/tracking': { access: ['TRACKING'], calls: ['/aiparcelweb/api/tracking/'] },
  '/trackingHistory': { access: ['TASK_TRACK_HISTORY'], calls: ['/aiparcelweb/api/trackingHistory/'] },
  '/callersUINew': { access: ['CALLER', 'CALLER_ADMIN', 'CALLER_USER', 'CALLER_SUPER_ADMIN'] },

  '/reports': {
    access: ['DOWNLOAD_REPORTS', 'RUN_REPORTS'],
    calls: [
      '/aiparcelreports/api/reports/',
      '/aiparcelreports/api/reportStatus/',
      '/aiparcelreports/api/reportSchedules/',
      '/aiparcelreports/api/reportLimits/',
      '/aiparcelreports/api/getReportsRequest/',
      '/aiparcelweb/api/getReportsAccessableByUser/',
      '/aiparcelweb/api/riGenerateds/',
    ],
  },
  '/viewScheduledReports': { ...audiences.reportServer, calls: ['/aiparcelreports/api/scheduledReports/'] },
  '/reportsExecConfig': { ...audiences.reportServer, calls: ['/aiparcelreports/api/reportExecution/'] },
  '/aframe/statistics': { ...audiences.statistics, calls: ['/aiparcelweb/api/statistics/'] },

  '/clients': { access: ['CLIENT_VIEW'], calls: ['/aiparcelweb/api/clients/'] },
  '/accounts': { access: ['ACCOUNT_VIEW'], calls: ['/aiparcelweb/api/accounts/', accountDivisions] },
  '/accountgroups': { access: ['ACCOUNT_VIEW'], calls: ['/aiparcelweb/api/accountGroups/', accountDivisions] },
  '/accountconfig': { access: ['ACCOUNT_DIVISION'], calls: ['/aiparcelweb/api/accountDivisions/'] },
  '/accountNumberValidation': {
    access: ['ACCOUNT_NUMBER_VALIDATION'],
    calls: ['/aiparcelweb/api/accountNumberValidation/'],
  },
  '/carriers': { access: ['CARRIER_VIEW'], calls: ['/aiparcelweb/api/carriers/'] },
  '/users': { access: ['USER_VIEW'], calls: ['/aiparcelweb/api/users/'] },
  '/usersNew': {
    access: ['USER_ADD'],
    calls: ['POST /aiparcelweb/api/users', 'GET /aiparcelweb/api/users/choices'],
  },
  '/acl': { ...audiences.roles, calls: ['/aiparcelweb/api/roles/'] },
  '/identityProviders': { ...audiences.identityProviders, calls: ['/aiparcelweb/api/identityProviders/'] },
  '/client_credentials': { ...audiences.clientCredentials, calls: ['/aiparcelweb/api/clientCredentials/'] },
  '/ftplocations': { ...audiences.ftpLocations, calls: ['/aiparcelweb/api/ftpLocations/'] },
  '/exchangeRates': { ...audiences.exchangeRates, calls: ['/aiparcelweb/api/exchangeRates/'] },
  '/backups': { ...audiences.backups, calls: ['/aiparcelweb/api/backups/'] },
  '/audit_log': { ...audiences.auditLog, calls: ['/aiparcelweb/api/audit_log/'] },
  '/aframe/cdcAdmin': { ...audiences.changeData, calls: ['/aiparcelweb/api/changeData/'] },
  '/aframe/sync': { ...audiences.synchronisation, calls: ['/aiparcelweb/api/synchronisation/'] },
  '/jobs': { ...audiences.jobs, calls: ['/aiparcelweb/api/jobs/'] },
  /** Never closed: maintenance is ended here. */
  '/settings': audiences.tenantSettings,
} as const satisfies Readonly<Record<string, PortalPage>>;

/** A page of the web app that needs a permission. */
export type PortalPath = keyof typeof portalPages;

const byComparablePath: ReadonlyMap<string, PortalPath> = new Map(
  (Object.keys(portalPages) as PortalPath[]).map((path) => [path.toLowerCase(), path]),
);

/** The page at a path, however it is spelled; undefined if there is none. */
export function portalPathAt(path: string): PortalPath | undefined {
  return byComparablePath.get(`/${segmentsOf(path).join('/')}`);
}

/** Whether the reader may open the page. */
export function mayOpenPage(path: PortalPath, reader: Reader): boolean {
  return refusalOf(portalPages[path], reader) === undefined;
}

/** The pages whose data a call returns. */
export function pagesOfCall({ method, path }: { readonly method: string; readonly path: string }): PortalPath[] {
  const withStroke = `${path.replace(/\/+$/, '')}/`;
  const fits = (named: string) =>
    named.startsWith('/') ? withStroke.startsWith(named) : named === `${method} ${withStroke.slice(0, -1)}`;
  return (Object.keys(portalPages) as PortalPath[]).filter((page) => {
    const { calls = [] }: PortalPage = portalPages[page];
    return calls.some(fits);
  });
}

/** The parts of a path as the router compares them: decoded, ignoring case and extra slashes. */
export function segmentsOf(path: string): readonly string[] {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).toLowerCase());
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
