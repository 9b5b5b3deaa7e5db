import { type Endpoint, type FileMapping, fileMapping } from '@waybill/contract';
import type { CallParts } from '@waybill/testkit';
import { z } from 'zod';
import type { Belongings } from './belongings/belongings.ts';

type Values = Readonly<Record<string, unknown>>;

/** What `:id` and its like mean, by the part of the path before them. */
const pathKinds: Readonly<Record<string, keyof Belongings>> = {
  'accountDivisions/byClientDashboards': 'client',
  'accountGroups/byClientDashboards': 'client',
  'account/sessions': 'session',
  'account/tokens': 'ownToken',
  accountDivisions: 'accountDivision',
  accountGroups: 'accountGroup',
  accounts: 'account',
  apiTokens: 'apiToken',
  agreements: 'agreement',
  alerts: 'alert',
  audit_log: 'auditEntry',
  'captcha/downloadFile': 'carrierResponse',
  'captcha/fileDetails': 'carrierResponse',
  'captcha/responses': 'carrierResponse',
  carriers: 'carrier',
  'chat/testCases': 'testCase',
  changeData: 'load',
  chargeClassifications: 'classification',
  chargeConditionChoices: 'client',
  claimPackets: 'claimPacket',
  claimTemplates: 'carrier',
  clientCredentials: 'credential',
  clientInvoiceNumbers: 'clientInvoice',
  clients: 'client',
  clientsForAframeDashboards: 'client',
  clientsForDashboards: 'client',
  'claims/files': 'findingFile',
  dataExports: 'dataExport',
  'filtersettings/deleteFilterForKey': 'key',
  'filtersettings/getFiltersforkey': 'key',
  findings: 'finding',
  fileLayouts: 'fileLayout',
  ftpLocations: 'ftpLocation',
  glcodes: 'glCode',
  identityProviders: 'provider',
  invoiceFiles: 'invoiceFile',
  'invoiceFiles/uploads': 'upload',
  invoices: 'invoice',
  markupAssignments: 'markupAssignment',
  markupRuns: 'markupRun',
  markups: 'markup',
  messages: 'webhookMessage',
  paymentNumbers: 'paymentNumber',
  'reportExecution/reports': 'report',
  reportSchedules: 'schedule',
  reportStatus: 'report',
  reports: 'report',
  'riGenerateds/downloadFile': 'report',
  'riGenerateds/fileDetails': 'report',
  'riGenerateds/generatedReports': 'report',
  roles: 'role',
  rulePacks: 'rulePack',
  'saml2/service-provider-metadata': 'provider',
  'saml2/sso': 'provider',
  'login/openid': 'provider',
  scheduledReports: 'schedule',
  'scheduledReports/files': 'report',
  statistics: 'client',
  'trackingNumberDetailsUpss/byInvoiceDetailsId': 'client',
  trackingHistory: 'lookup',
  try_beta: 'user',
  users: 'user',
  Groups: 'role',
  Users: 'user',
  webhooks: 'webhook',
};

/** Parts of paths that name no belonging. */
const plainParameters: Readonly<Record<string, string>> = {
  page: 'spend',
  pageName: 'spend',
  container: 'amounts',
  dimension: 'carrier_name',
  table: 'packages',
  takesPart: '1',
  version: '1',
};

/** What fields of queries and bodies mean, wherever they stand. */
const namedFields = (of: Belongings, client: number): Values => ({
  clientId: client,
  forClientId: client,
  parentClientId: client,
  childClientIdsCSV: String(of.client),
  clientIds: [of.client],
  accountIds: [of.account],
  accountGroupId: of.accountGroup,
  accountGroupIds: [of.accountGroup],
  accountDivisionId: of.accountDivision,
  accountNumber: of.accountNumber,
  accountNumbers: [of.accountNumber],
  carrierId: of.carrier,
  roleIds: [of.role],
  newUserRole: `ROLE_${of.mark}`,
  markupId: of.markup,
  invoiceIds: [of.invoice],
  invoiceNumber: of.invoiceNumber,
  invoiceDetailsId: of.package,
  trackingNumber: of.trackingNumber,
  reportId: of.report,
  reportInstanceId: of.report,
  conversationId: of.conversation,
  userResponseHistoryId: of.chatExchange,
  scheduleId: of.schedule,
  recipientIds: [of.user],
  ownerId: of.user,
  ids: [of.finding],
  change: of.findingChange,
  creditKey: of.finding,
  upTo: of.notification,
  username: of.login,
  idp: String(of.provider),
});

const query = { selectColumnNames: ['sum(net_amount) as amount'], fromTableNames: ['package_level_info'] };
const rule = { kind: 'limit', figure: 'packages', side: 'above', limit: 0 };
const classification = { validFrom: '2026-01-01', family: 'fee', group: null };
const claimFile = { columns: [{ field: 'trackingNumber', header: 'Number', text: '' }], delimiter: ',' };
const agreementOf = ({ carrier }: Belongings): Values => ({
  content: {
    carrierId: carrier,
    number: 'Another',
    accounts: ['Another'],
    from: '2026-01-01',
    discountsPrinted: 'apart',
  },
});
const unlimited = { of: '', carriers: [], services: [], zones: [] };
const budgetFile = Buffer.from('client,carrier\nNobody,UPS\n').toString('base64');
const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');
const rules = Buffer.from('from,to,source,second_hand,service,percent\n2026-01-05,,Guide,no,UPS Ground,5.9\n').toString(
  'base64',
);

const mappingOf = ({ mark }: Belongings): FileMapping =>
  fileMapping.parse({
    format: 'waybill mapping 1',
    name: `${mark} changed`,
    carrier: `${mark} lines`,
    header: ['Number', 'Date', 'Amount'],
    columns: { trackingNumber: 'Number', billDate: 'Date' },
    fixed: { accountNumber: mark, currency: 'USD' },
    dateOrder: 'day first',
    decimalMark: ',',
    charges: { kind: 'columns', columns: [{ column: 'Amount', family: 'other' }] },
  });

const target = { port: 22, timeZone: 'UTC', userName: 'made' };

/** What a field must be to be taken, by endpoint, where the kind of the field does not say. */
const chosen: Readonly<Record<string, (of: Belongings) => Values>> = {
  addAlert: () => ({ rule, filters: {} }),
  addCarrierResponse: () => ({ fileName: 'answer.png', content: png }),
  addFindingFile: (of) => ({ findingId: of.finding, fileName: 'photograph.png', content: png }),
  addfilterForKey: (of) => ({ filter_key: of.key, filter_value: '[]' }),
  alertRecipients: () => ({ kind: 'band' }),
  authenticate: () => ({ password: 'Not1the-password' }),
  askWhatIf: (of) => ({ changes: [{ ...unlimited, kind: 'agreement', value: of.agreement }] }),
  getAccountStatement: () => ({ month: '2026-10' }),
  getBudget: () => ({ year: '2026' }),
  setAvoidableAction: () => ({ cost: 'Residential', doneOn: '2026-01-01' }),
  readBudgetFile: () => ({ content: budgetFile }),
  saveBudget: (of) => ({ year: 2026, lines: [{ clientId: of.client, carrier: of.mark, amounts: Array(12).fill(1) }] }),
  backTestAlert: () => ({ rule, filters: {} }),
  changeAlert: () => ({ rule, filters: {} }),
  changeDefaults: () => ({ landingPage: null }),
  classifyCharge: () => classification,
  createAgreement: agreementOf,
  createFileLayout: (of) => mappingOf(of),
  createDataExport: (of) => ({ ...target, path: `/made-${of.mark}`, password: 'Not1the-password' }),
  createFtpLocation: () => ({ password: 'Not1the-password' }),
  createServiceToken: (of) => ({ userId: of.user }),
  createRole: () => ({ name: 'ROLE_MADE' }),
  data: () => query,
  deleteUserConversation: (of) => ({ conversationId: of.oldConversation }),
  getUserConversations: (of) => ({ userId: of.callerId }),
  deleteStatus: (of) => ({ type: 'PAGE', path: `/profile/${of.mark}` }),
  exportClientInvoices: (of) => ({ id: of.clientInvoice }),
  exportPaymentNumbers: (of) => ({ id: of.paymentNumber }),
  filterValues: () => ({ ...query, fromTableNames: ['charge_level_info'] }),
  getReportsAccessableByUser: (of) => ({ userId: of.user }),
  getReportsRequest: (of) => ({
    reportsAgentJson: { reportName: 'Payment', carrier: 'UPS', startDate: '2026-01-01', endDate: '2026-03-31' },
    client: of.client,
    subClientIds: [of.client],
  }),
  orderLedgerReport: (of) => ({ report: 'claims', clientId: of.client, from: '2026-01-01', to: '2026-03-31' }),
  saveClaimTemplate: () => claimFile,
  lintAgreementContent: agreementOf,
  saveAgreementVersion: agreementOf,
  runTestCases: (of) => ({ clientId: of.client, ids: [of.testCase] }),
  getRows: () => ({ startRow: 0, endRow: 10 }),
  gridRows: () => ({ ...query, pageName: 'Spend', fact: 'Net', dateType: 'bill_date' }),
  mailClaimPacket: () => ({ to: 'somebody@elsewhere.example' }),
  listInvoices: (of) => ({ trackingNumbers: of.trackingNumber }),
  exportInvoices: (of) => ({ trackingNumbers: of.trackingNumber }),
  listResponsesOfPackages: (of) => ({ trackingNumbers: [of.trackingNumber] }),
  previewClaimTemplate: () => claimFile,
  previewClassification: () => classification,
  readAgreementTable: () => ({ content: rules, sheet: undefined }),
  readChargeTable: () => ({ table: 'carrier,text,from,family\nUPS,Tenants,2026-01-01,fee' }),
  scimCreateUser: (of) => ({ userName: of.mark, emails: [{ value: 'somebody@elsewhere.example' }] }),
  scimReplaceUser: (of) => ({ userName: of.mark, emails: [{ value: 'somebody@elsewhere.example' }] }),
  scimCreateGroup: (of) => ({ displayName: of.mark, members: undefined }),
  scimReplaceGroup: (of) => ({ displayName: of.mark, members: [{ value: String(of.user) }] }),
  scimPatchGroup: (of) => ({ Operations: [{ op: 'add', path: 'members', value: [{ value: String(of.user) }] }] }),
  scimPatchUser: () => ({ Operations: [{ op: 'replace', path: 'active', value: true }] }),
  createIdentityProvider: () => ({ clientId: undefined }),
  updateIdentityProvider: () => ({ clientId: undefined }),
  readIdentityProviderMetadata: () => ({ metadata: '<none/>' }),
  saveAlertPreferences: () => ({ timeZone: 'UTC', quietFrom: null, quietTo: null }),
  saveClaimDeadlines: () => ({ timeZone: 'UTC', quietFrom: null, quietTo: null }),
  saveMailDomains: () => ({ domains: ['elsewhere.example'] }),
  scheduleReport: () => ({ addresses: [], period: 'previousWeek', day: null, page: undefined, request: undefined }),
  updateSchedule: () => ({ addresses: [], period: 'previousWeek', day: null, timeZone: 'UTC' }),
  setAlertState: () => ({ snoozedUntil: null }),
  setConversationRetention: () => ({ days: 3_650 }),
  setStatus: (of) => ({ type: 'PAGE', value: 'OFF', path: `/profile/${of.mark}` }),
  submitBulkInvoiceDownload: (of) => ({
    trackingNumbers: of.trackingNumber,
    carrierId: undefined,
    accountNumber: undefined,
  }),
  submitReport: () => ({ ...query, pageName: 'Spend', fact: 'Net', dateType: 'bill_date' }),
  trackingNumberDetailsUpss: (of) => ({ id: of.package }),
  tryFileMapping: (of) => ({ mapping: mappingOf(of) }),
  tryMapping: (of) => ({ mapping: mappingOf(of) }),
  updateDataExport: (of) => ({ ...target, path: `/made-${of.mark}`, password: 'Not1the-password' }),
  updateFileLayout: (of) => mappingOf(of),
  updateRole: () => ({ name: 'ROLE_CHANGED' }),
  savePackageReferences: (of) => ({
    rows: [{ trackingNumber: of.trackingNumber, costCentre: 'EAST' }],
    preview: false,
  }),
  uploadInvoiceFile: () => ({ acceptBadLines: 'false' }),
  importRulePack: () => ({ carrierId: 1, kind: 'increases', content: rules }),
  previewRulePack: () => ({ carrierId: 1, kind: 'increases', content: rules }),
  exportRulePack: () => ({ carrierId: '1', kind: 'increases' }),
  uploadExchangeRates: () => ({ content: 'date,currency,usd_rate\n2026-01-05,CAD,0.7\n' }),
};

const usual: Values = {
  from: '2020-01-01',
  to: '2030-12-31',
  fromDate: '2020-01-01',
  toDate: '2030-12-31',
  engageDate: null,
  paidOn: null,
  address: 'https://elsewhere.example',
  metadata: undefined,
  email: 'somebody@elsewhere.example',
  host: 'elsewhere.example',
  pattern: '*.csv',
  password: null,
  newPassword: 'Quite1different',
  privateKey: null,
  passphrase: null,
  intervalMinutes: null,
  moveTo: null,
  defaultLandingPage: undefined,
  format: 'csv',
};

/** A call and what it is meant to try. */
export interface TriedCall {
  readonly endpoint: Endpoint;
  readonly parts: CallParts;
  /** Whether it names nothing of the other tenant. */
  readonly isOwn: boolean;
}

/**
 * The calls of an endpoint that name what another tenant has, in its path, as its client, in the rest, or in all of
 * them, and the one that names only what is the caller's own.
 * @throws Error for an endpoint whose path or fields nobody has given a meaning yet.
 */
export function callsNaming(endpoint: Endpoint, theirs: Belongings, own: Belongings): TriedCall[] {
  const call = (path: Belongings, client: Belongings, rest: Belongings): CallParts => ({
    params: parametersOf(endpoint, path),
    ...partOf(endpoint, 'query', client, rest),
    ...partOf(endpoint, 'body', client, rest),
  });
  const ownCall = call(own, own, own);
  const foreign = [
    call(theirs, theirs, theirs),
    call(theirs, own, theirs),
    call(own, theirs, theirs),
    call(own, own, theirs),
  ];
  const different = new Map(foreign.map((parts) => [JSON.stringify(parts), parts]));
  different.delete(JSON.stringify(ownCall));
  return [
    ...[...different.values()].map((parts) => ({ endpoint, parts, isOwn: false })),
    { endpoint, parts: ownCall, isOwn: true },
  ];
}

function parametersOf({ name, path }: Endpoint, of: Belongings): Record<string, string> {
  const parts = path.replace(/^\/(aiparcelweb|aiparcelreports|aichatbot)\/(api\/)?/, '').split('/');
  return Object.fromEntries(
    parts.flatMap((part, place) => {
      if (!part.startsWith(':')) return [];
      const parameter = part.slice(1);
      if (parameter === 'sessionId') return [[parameter, of.session]];
      const plain = plainParameters[parameter];
      if (plain !== undefined) return [[parameter, plain]];
      const kind = pathKinds[parts.slice(place - 2, place).join('/')] ?? pathKinds[parts[place - 1] ?? ''];
      if (kind === undefined) throw new Error(`Say in pathKinds what ${part} of ${name} (${path}) is.`);
      return [[parameter, String(of[kind])]];
    }),
  );
}

function partOf(endpoint: Endpoint, part: 'query' | 'body', client: Belongings, rest: Belongings) {
  const schema = endpoint[part];
  if (schema === undefined) return {};
  const known = { ...usual, ...namedFields(rest, client.client), ...chosen[endpoint.name]?.(rest) };
  const sample = sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', known);
  const parsed = schema.safeParse(sample);
  if (parsed.success) return { [part]: sample };
  throw new Error(
    `Say in 'chosen' what ${part} of ${endpoint.name} takes: ${JSON.stringify(sample)} ${parsed.error.message}`,
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Something that fits a schema, with the values that are known by name; unknown fields that may be absent are. */
function sampleOf(schema: JsonSchema, name: string, known: Values): unknown {
  if (name !== '' && Object.hasOwn(known, name)) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [alternative] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (alternative !== undefined) return sampleOf(alternative, name, known);
  if (schema.type === undefined && name === '') return { ...known };
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
    const given = fields.filter(([field]) => schema.required?.includes(field) || Object.hasOwn(known, field));
    const entries = given.map(([field, inner]) => [field, sampleOf(inner, field, known)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (schema.type === 'array') {
    const least = schema.minItems ?? (name === 'trackingNumbers' || name === 'accounts' || name === 'lines' ? 1 : 0);
    return Array.from({ length: least }, () => sampleOf(schema.items as JsonSchema, singular(name), known));
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return schema.format === 'uri' ? 'https://elsewhere.example' : `made-${name}`;
}

const singular = (name: string): string => name.replace(/s$/, '');
