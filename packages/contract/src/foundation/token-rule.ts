import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

/** What an API token must be allowed for a call, beside the permissions that everybody needs for it. */
export interface TokenRule {
  /** No token may make it: it is about passwords, sign-ins, users' rights, tokens themselves, or where data is sent. */
  readonly isForbidden: boolean;
  /** It changes something. */
  readonly writes: boolean;
  /** Its answer cannot be limited to some clients, so only tokens for all clients of their user may make it. */
  readonly concernsAllClients: boolean;
}

/** `/path/` is a path and all below it, `POST /path` one call, `POST /path/` the calls below a path and at it. */
type Calls = readonly string[];

const forbidden: Calls = [
  '/aiparcelweb/api/account/',
  '/aiparcelweb/api/apiTokens/',
  '/aiparcelweb/api/regenerateToken/',
  '/aiparcelweb/api/logout/',
  '/aiparcelweb/api/checkPasswordExpirationDays/',
  '/aiparcelweb/api/try_beta/',
  '/aiparcelweb/api/updateUserChatBotSettings/',
  '/aiparcelweb/api/identityProviders/',
  '/aiparcelweb/api/webhooks/',
  'POST /aiparcelweb/api/dataExports',
  'PUT /aiparcelweb/api/dataExports/',
  'DELETE /aiparcelweb/api/dataExports/',
  'POST /aiparcelweb/api/dataExports/:id/test',
  'POST /aiparcelweb/api/dataExports/:id/forget_key',
  'POST /aiparcelweb/api/users/',
  'PUT /aiparcelweb/api/users/',
  'DELETE /aiparcelweb/api/users/',
  'GET /aiparcelweb/api/users/:id/sessions',
  'POST /aiparcelweb/api/roles/',
  'PUT /aiparcelweb/api/roles/',
  'DELETE /aiparcelweb/api/roles/',
  'POST /aiparcelweb/api/clientCredentials/:id/secret',
];

/** Who the caller is and what the token may do is always told. */
const alwaysAllowed: Calls = ['GET /aiparcelweb/api/account'];

/** Calls that only read, although they have a body. */
const reading: Calls = [
  'POST /aiparcelweb/api/aidashboards/data/',
  'POST /aiparcelweb/api/aidashboards/getRows/',
  'POST /aiparcelweb/api/dashboard/auditFindings',
  'POST /aiparcelweb/api/dataOut/',
  'POST /aiparcelweb/api/alerts/backTest',
  'POST /aiparcelweb/api/whatIf',
  'POST /aiparcelweb/api/budgets/read',
  'POST /aiparcelweb/api/trackingNumberDetailsUpss/',
  'POST /aiparcelweb/api/trackingPaymentNumbers',
  'POST /aiparcelweb/api/tracking/lookUp',
  'POST /aiparcelweb/api/captcha/responsesOfPackages',
  'POST /aiparcelweb/api/accountNumberValidation',
  'POST /aiparcelweb/api/filtersettings/getFiltersforkey/',
  'POST /aiparcelweb/api/chargeClassifications/preview',
  'POST /aiparcelweb/api/chargeClassifications/table',
  'POST /aiparcelweb/api/claimTemplates/:id/preview',
  'POST /aiparcelweb/api/agreements/draft',
  'POST /aiparcelweb/api/agreements/table',
  'POST /aiparcelreports/api/clientInvoiceNumbers/preview',
  'POST /aichatbot/api/chat/getUserConversations',
  'POST /aichatbot/api/chat/getMoreChat',
  'POST /aichatbot/api/questions',
  'POST /aichatbot/api/figures',
  'POST /mcp',
];

/**
 * Calls that read and change only what belongs to clients whom the caller may read. Every other call may show what the
 * user has of other clients, such as reports, uploads and conversations, so tokens for some clients may not make it.
 */
const ofReadableClients: Calls = [
  ...alwaysAllowed,
  '/aiparcelweb/api/clientsShort/',
  '/aiparcelweb/api/clientsShortAFrame/',
  '/aiparcelweb/api/clientsForDashboards/',
  '/aiparcelweb/api/clientsForAframeDashboards/',
  '/aiparcelweb/api/trcaccountsDashboards/',
  '/aiparcelweb/api/accountDivisions/',
  '/aiparcelweb/api/accountGroups/',
  '/aiparcelweb/api/accounts/',
  '/aiparcelweb/api/accountNumberValidation/',
  '/aiparcelweb/api/clients/',
  '/aiparcelweb/api/carriers/',
  '/aiparcelweb/api/countriesAndDefaultState/',
  '/aiparcelweb/api/dashboardsNew/currencyCodes/',
  '/aiparcelweb/api/dataAsOf/',
  '/aiparcelweb/api/aidashboards/',
  '/aiparcelweb/api/dataOut/',
  '/aiparcelweb/api/dashboard/auditFindings/',
  '/aiparcelweb/api/trackingNumberDetails/',
  '/aiparcelweb/api/trackingNumberDetailsUpss/',
  '/aiparcelweb/api/deliverySources/',
  '/aiparcelweb/api/tracking/lookUp/',
  '/aiparcelweb/api/exceptionTracking/',
  '/aiparcelweb/api/exceptionCharge/',
  '/aiparcelweb/api/claims/',
  '/aiparcelweb/api/claimPackets/',
  'GET /aiparcelweb/api/claimTemplates/',
  '/aiparcelweb/api/recoveries/',
  '/aiparcelweb/api/auditCoverage/',
  '/aiparcelweb/api/captcha/',
  '/aiparcelweb/api/invoices/',
  '/aiparcelweb/api/invoiceLedger/',
  '/aiparcelweb/api/glcodes/',
  '/aiparcelweb/api/glAllocation/',
  '/aiparcelweb/api/chargeConditionChoices/',
  '/aiparcelweb/api/markups/',
  '/aiparcelweb/api/markupAssignments/',
  '/aiparcelweb/api/markupRuns/',
  '/aiparcelweb/api/paymentNumbers/',
  '/aiparcelweb/api/trackingPaymentNumbers/',
  '/aiparcelreports/api/clientInvoiceNumbers/',
  '/aichatbot/api/questions/',
  '/aichatbot/api/figures/',
  '/aichatbot/api/definitions/',
  '/aichatbot/api/dimensionValues/',
  '/mcp/',
  '/aiparcelweb/api/whatIf/',
  '/aiparcelweb/api/accruals',
  '/aiparcelweb/api/avoidableActions',
  '/aiparcelweb/api/budgets/',
];

/** The rule for a call of the contract, by its method and path. */
export function tokenRuleOf(call: { readonly method: string; readonly path: string }): TokenRule {
  const isAmong = (calls: Calls) => calls.some((named) => names(named, call));
  return {
    isForbidden: isAmong(forbidden) && !isAmong(alwaysAllowed),
    writes: call.method !== 'GET' && !isAmong(reading),
    concernsAllClients: !isAmong(ofReadableClients),
  };
}

/** The same in words, for documents. */
export function tokenNeedsOf(call: { readonly method: string; readonly path: string }): readonly string[] {
  const { isForbidden, writes, concernsAllClients } = tokenRuleOf(call);
  if (isForbidden) return ['none'];
  return [writes ? 'that may change data' : 'that read', ...(concernsAllClients ? ['for all clients'] : [])];
}

function names(named: string, { method, path }: { readonly method: string; readonly path: string }): boolean {
  const place = named.slice(named.indexOf('/'));
  const asked = named.slice(0, -place.length).trim();
  if (asked !== '' && asked !== method) return false;
  const own = withoutTrailingSlashes(path);
  return place.endsWith('/') ? `${own}/`.startsWith(place) : own === place;
}
