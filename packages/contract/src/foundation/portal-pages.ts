import { type Audience, audiences, type Reader, refusalOf } from './audience.ts';

/** Who may open a page of the web app. */
export type PortalPage = Audience;

const tools = { access: ['NEW_BI_TOOLS'] } as const;
const findings = { access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'] } as const;
const guest = { alsoFor: ['ROLE_GUEST'] } as const;

/**
 * Every page of the web app that needs a permission (S3 sections 2.2, 2.3 and 6). The menu, the guard of the route, the
 * server's data calls, the choice of a landing page, maintenance and the role editor all read it here, so that they
 * cannot disagree. Which calls are their data is in `page-calls.ts`, which the browser does not need.
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
  '/aframe/dashboard/findings': findings,
  '/aframe/distributionmap': { access: ['DISTRIBUTION_MAP'], ...guest },
  '/aframe/distributionmapdemo': { access: ['DISTRIBUTION_MAP'] },
  '/dashboards': {
    access: ['DASHBOARDS_VIEW'],
  },
  '/businessOverview': { access: ['DASHBOARDS_VIEW'] },
  /** Whoever may read figures may be told of them. */
  '/alerts': { access: ['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'] },
  '/whatIf': tools,
  '/accruals': tools,
  '/budgets': tools,

  '/invoices': { access: ['INVOICE_SEARCH'] },
  '/invoiceLedger': { access: ['INVOICE_SEARCH'] },
  '/invoicesBulkDownload': {
    access: ['BULK_INVOICE_DOWNLOAD'],
  },
  '/uploadFiles': { ...audiences.invoiceFiles },
  '/fileLayouts': { ...audiences.fileLayouts },
  '/unknownCharges': {
    ...audiences.unknownCharges,
  },
  '/billing': {
    access: ['BILLING_VIEW', 'BILLING_STAMPING'],
  },
  '/paymentnumber': { access: ['PAYMENT_NUMBER_VIEW'] },
  '/trackingPaymentNumber': {
    access: ['TRACKING_PAYMENT_NUMBER_VIEW'],
  },
  '/markup': {
    access: ['MARKUP_VIEW'],
  },
  '/assignMarkup': {
    access: ['ASSIGN_MARKUP'],
  },
  '/runMarkup': { access: ['RUN_MARKUP'] },
  '/glcodes': {
    access: ['GL_CODES'],
  },

  '/claims': findings,
  '/recoveries': findings,
  '/auditCoverage': findings,
  '/exceptionTracking': {
    access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'],
  },
  '/exceptionCharge': {
    access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  },
  '/claimPackets': findings,
  '/agreements': { access: ['AGREEMENT_VIEW'] },
  '/tracking': { access: ['TRACKING'] },
  '/trackingHistory': { access: ['TASK_TRACK_HISTORY'] },
  '/callersUINew': { access: ['CALLER', 'CALLER_ADMIN', 'CALLER_USER', 'CALLER_SUPER_ADMIN'] },

  '/reports': {
    access: ['DOWNLOAD_REPORTS', 'RUN_REPORTS'],
  },
  '/viewScheduledReports': { ...audiences.reportServer },
  '/reportsExecConfig': { ...audiences.reportServer },
  '/aframe/statistics': { ...audiences.statistics },

  '/clients': { access: ['CLIENT_VIEW'] },
  '/accounts': { access: ['ACCOUNT_VIEW'] },
  '/accountgroups': { access: ['ACCOUNT_VIEW'] },
  '/accountconfig': { access: ['ACCOUNT_DIVISION'] },
  '/accountNumberValidation': {
    access: ['ACCOUNT_NUMBER_VALIDATION'],
  },
  '/carriers': { access: ['CARRIER_VIEW'] },
  '/users': { access: ['USER_VIEW'] },
  '/usersNew': {
    access: ['USER_ADD'],
  },
  '/acl': { ...audiences.roles },
  '/apiTokens': audiences.roles,
  '/identityProviders': { ...audiences.identityProviders },
  '/client_credentials': { ...audiences.clientCredentials },
  '/ftplocations': { ...audiences.ftpLocations },
  '/rulePacks': { ...audiences.rulePacks },
  '/exchangeRates': { ...audiences.exchangeRates },
  '/webhooks': { ...audiences.tenantSettings },
  '/backups': { ...audiences.backups },
  '/audit_log': { ...audiences.auditLog },
  '/aframe/cdcAdmin': { ...audiences.changeData },
  '/aframe/sync': { ...audiences.synchronisation },
  '/jobs': { ...audiences.jobs },
  '/dataExports': audiences.tenantSettings,
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

/** The parts of a path as the router compares them: decoded, ignoring case and extra slashes. */
export function segmentsOf(path: string): readonly string[] {
  const [place = ''] = path.split(/[?#]/, 1);
  return place
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
