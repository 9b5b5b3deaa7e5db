import * as contract from '../src/index.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;

type Rule = Pick<contract.Endpoint, 'access' | 'internalOnly' | 'alsoFor'> | contract.PortalPage;

const openTo: Readonly<Record<string, string>> = {
  public: 'everybody',
  'signed-in': 'any signed-in user',
  active: 'any signed-in user whose password has not expired',
};

/** The text of `docs/access.md`: who may open each page, and who may make each call. */
export function accessMarkdown(): string {
  const calls = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .map(
      (endpoint) =>
        `| \`${endpoint.method} ${endpoint.path}\` | ${whoOf(endpoint)} | ${narrowOf(endpoint)} | ${tokensOf(endpoint)} |`,
    );
  return [
    '# Who may open which page and make which call',
    '',
    'Generated from `packages/contract`. To change it, edit `portal-pages.ts`, `audience.ts` or the call there, and run',
    '`npx vitest run packages/contract -u`. A user needs one of the permissions listed. Guests and carriers may use only what',
    'names them, whatever their permissions. API tokens need the same permissions and what is listed ([API](api.md)).',
    '',
    '## Pages',
    '',
    '| Page | Who | Guests and carriers | Calls behind it |',
    '|---|---|---|---|',
    ...Object.entries<contract.PortalPage>(contract.portalPages).map(pageRow),
    '',
    '## Pages of separate applications',
    '',
    '| Page | Who | Guests and carriers |',
    '|---|---|---|',
    ...Object.entries<contract.Audience>(contract.separatePages).map(
      ([path, page]) => `| \`${path}\` | ${whoOf(page)} | ${narrowOf(page)} |`,
    ),
    '',
    '## Calls',
    '',
    '| Call | Who | Guests and carriers | API tokens |',
    '|---|---|---|---|',
    ...calls.toSorted(),
    '',
  ].join('\n');
}

function pageRow([path, page]: readonly [string, contract.PortalPage]): string {
  const calls = (contract.pageCalls[path as contract.PortalPath] ?? []).map((call) => `\`${call}\``).join(', ');
  return `| \`${path}\` | ${whoOf(page)} | ${narrowOf(page)} | ${calls} |`;
}

function whoOf({ access, internalOnly }: Rule): string {
  const who = typeof access === 'string' ? openTo[access] : access.join(', ');
  return internalOnly ? `${who}; internal users only` : `${who}`;
}

const tokensOf = (call: contract.Endpoint): string =>
  call.access === 'public' ? '' : contract.tokenNeedsOf(call).join(', ');

const narrowOf = ({ alsoFor = [] }: Rule): string =>
  alsoFor.map((role) => (role === 'ROLE_GUEST' ? 'guests' : 'carriers')).join(', ');
