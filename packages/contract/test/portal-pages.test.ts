import { describe, expect, test } from 'vitest';
import * as contract from '../src/index.ts';

const {
  isUnderMaintenance,
  landingPageOf,
  leadsToPage,
  mayOpenPage,
  pageCalls,
  pagesOfCall,
  permissions,
  storedPagePath,
} = contract;

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
const closed = (path: string, ...statuses: readonly (readonly [string, 'ON' | 'OFF'])[]) =>
  isUnderMaintenance(
    path,
    statuses.map(([each, value]) => ({ type: 'PAGE', value, path: each })),
  );

describe('maintenance', () => {
  test.each(['/reports', '/REPORTS', '/Reports/', '//reports', '/%72eports', '/reports?search=1', '/rEpOrTs/12'])(
    'closes %s with the page, as the router would open it',
    (spelling) => {
      expect(closed(spelling, ['/reports', 'ON'])).toBe(true);
      expect(closed('/reports', [spelling.replace('/12', ''), 'ON'])).toBe(true);
    },
  );

  test('follows the longest path, and leaves neighbours open', () => {
    expect(closed('/aframe/dashboard/spend', ['/aframe', 'ON'], ['/aframe/dashboard/SPEND', 'OFF'])).toBe(false);
    expect(closed('/reportsExecConfig', ['/reports', 'ON'])).toBe(false);
    expect(closed('/%E0%A4%A', ['/', 'ON'])).toBe(true);
  });

  test('never closes the page where it is ended', () => {
    for (const path of ['/settings', '/SETTINGS', '/settings/', '/%73ettings']) {
      expect(closed(path, ['/', 'ON'], ['/settings', 'ON']), path).toBe(false);
    }
  });

  test('knows the paths that lead to a page', () => {
    for (const path of ['/', '/aframe', '/AFRAME/dashboard/', '/reports/12', '/profile']) {
      expect(leadsToPage(path), path).toBe(true);
    }
    for (const path of ['/nope', '/report', '/aframe/dashboards', '/aframe/nope']) {
      expect(leadsToPage(path), path).toBe(false);
    }
  });

  test('stores a path as its page is spelled', () => {
    expect(storedPagePath('/AFRAME/dashboard/CARRIERSCORE/')).toBe('/aframe/dashboard/carrierScore');
    expect(storedPagePath('/')).toBe('/');
    expect(storedPagePath('/Aframe')).toBe('/aframe');
  });
});

describe('the data of a page', () => {
  /** Calls of several pages that name their page in the address or concern whatever the user may see, and those of the assistant, which is on every page. */
  const ofSeveral = [
    'addTestCases',
    'announce',
    'askFigures',
    'askQuestion',
    'chatFeedback',
    'data',
    'deleteStatus',
    'deleteTestCase',
    'deleteUserConversation',
    'explainedChange',
    'filterValues',
    'getAllChatBotUsers',
    'getConversationRetention',
    'getGuidelines',
    'getKeywords',
    'getMailDomains',
    'getMoreChat',
    'getRows',
    'getUserConversations',
    'listDefinitions',
    'listDimensionValues',
    'listTestCases',
    'newDashboardPages',
    'renameUserConversation',
    'runTestCases',
    'saveMailDomains',
    'setConversationRetention',
    'setReportInstanceIDToChatMessage',
    'setStatus',
    'submitReport',
    'tryBeta',
  ];

  test('is known of every call that needs a permission: name a new call at its page in portal-pages.ts', () => {
    const homeless = endpoints
      .filter(({ access }) => typeof access !== 'string')
      .filter((endpoint) => pagesOfCall(endpoint).length === 0)
      .map(({ name }) => name);
    expect(homeless.toSorted()).toEqual(ofSeveral);
  });

  test('is named by calls that exist', () => {
    for (const [path, calls] of Object.entries(pageCalls)) {
      for (const named of calls) {
        const served = endpoints.some(
          (endpoint) =>
            pagesOfCall(endpoint).some((each) => each === path) &&
            (named.startsWith('/')
              ? `${endpoint.path}/`.startsWith(named)
              : named === `${endpoint.method} ${endpoint.path}`),
        );
        expect(served, `${path}: ${named}`).toBe(true);
      }
    }
  });

  test('is open to nobody who cannot open one of its pages, but for what changes things there', () => {
    const person = (permission: string) => ({ permissions: [permission], roles: [], internal: true });
    for (const endpoint of endpoints) {
      const { access } = endpoint;
      const pages = pagesOfCall(endpoint);
      if (typeof access === 'string' || pages.length === 0 || endpoint.method !== 'GET') continue;
      for (const permission of permissions.filter((each) => access.includes(each))) {
        const opens = pages.some((page) => mayOpenPage(page, person(permission)));
        expect(opens || sideReaders.has(`${endpoint.name} ${permission}`), `${endpoint.name} ${permission}`).toBe(true);
      }
    }
  });

  /** Reads beside the permission of the page: what its buttons need. */
  const sideReaders = new Set([
    'captchaFileDetails DOWNLOAD_CAPTCHA',
    'downloadCaptchaFile DOWNLOAD_CAPTCHA',
    'listCarrierResponses DOWNLOAD_CAPTCHA',
    'listResponsesOfPackages DOWNLOAD_CAPTCHA',
    'cancelReport BULK_INVOICE_DOWNLOAD',
    'downloadFile BULK_INVOICE_DOWNLOAD',
    'fileDetails BULK_INVOICE_DOWNLOAD',
    'generatedReports BULK_INVOICE_DOWNLOAD',
    'listUnpaidInvoices PAYMENT_NUMBER_GENERATE',
    'reportSchedules USER_SCHEDULED_REPORTS',
    'mailDomains USER_SCHEDULED_REPORTS',
    'scheduleRecipients USER_SCHEDULED_REPORTS',
    'reportStatus BULK_INVOICE_DOWNLOAD',
    'reports BULK_INVOICE_DOWNLOAD',
  ]);
});

describe('a landing page', () => {
  const client = { permissions: ['NEW_BI_TOOLS', 'INVOICE_SEARCH'], roles: ['ROLE_CLIENT'], internal: false };
  const guest = { permissions: ['NEW_BI_TOOLS'], roles: ['ROLE_GUEST'], internal: false };

  test('exists, and its user may open it', () => {
    expect(landingPageOf('aframe/dashboard/SPEND', client)).toBe('/aframe/dashboard/spend');
    expect(landingPageOf('/spend', client)).toBeUndefined();
    expect(landingPageOf('/acl', client)).toBeUndefined();
    expect(landingPageOf('profile', client)).toBe('/profile');
    expect(landingPageOf('/aframe/dashboard/refund', guest)).toBeUndefined();
    expect(landingPageOf('/ui6/ltlinvoices', client)).toBeUndefined();
    expect(landingPageOf('/ui6/ltlinvoices', { ...client, permissions: ['LTL'] })).toBe('/ui6/ltlinvoices');
  });
});
