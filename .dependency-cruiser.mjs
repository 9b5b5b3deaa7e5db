/**
 * Which part of the house may import which: docs/architecture.md says it in words, this file enforces it.
 * A shipped source may import its own package and the packages named here, and only through their door (`exports`).
 */
const mayImport = {
  'packages/contract': [],
  'packages/model': ['packages/contract'],
  'packages/audit': ['packages/model'],
  'packages/query': ['packages/(contract|model|audit)'],
  'packages/warehouse': ['packages/(contract|model|audit|query)'],
  'packages/warehouse-duckdb': ['packages/(contract|model|query|warehouse)'],
  'packages/warehouse-clickhouse': ['packages/(contract|model|query|warehouse)'],
  'packages/invoices': ['packages/(contract|model|audit)'],
  'packages/assistant': ['packages/(contract|model)'],
  'packages/spreadsheet': [],
  'packages/client': [],
  db: [],
  'seed-data': ['packages/(audit|contract|model|warehouse|warehouse-duckdb)', 'db'],
  'apps/server': [
    'packages/(assistant|audit|client|contract|model|query|warehouse|warehouse-duckdb|warehouse-clickhouse|invoices|spreadsheet)',
    'db',
    'seed-data',
  ],
  'apps/web': ['packages/(client|contract|model|spreadsheet)'],
  'apps/cli': [
    'packages/(audit|client|contract|model|query|warehouse|warehouse-duckdb|warehouse-clickhouse|invoices)',
    'db',
    'seed-data',
    'apps/server',
  ],
  'packages/testkit': [
    'packages/(audit|contract|model|query|warehouse|warehouse-duckdb|warehouse-clickhouse|invoices)',
    'db',
    'seed-data',
    'apps/server',
  ],
  bench: ['packages/[^/]+', 'db', 'seed-data', 'apps/server'],
};

const why = {
  'packages/contract': 'Browser and server both build on the contract; it stands on zod alone.',
  'packages/model': 'The model is pure data and functions for browser and server alike; no SQL, no engine.',
  'packages/audit':
    'What a carrier should have charged follows from dated rules and the invoice; no SQL engine, user or request.',
  'packages/query': 'The compiler is pure: a description goes in, SQL comes out; it never runs anything.',
  'packages/warehouse':
    'The warehouse says what an engine must do and shares what all do; it knows no engine, user or request.',
  'packages/warehouse-clickhouse': 'ClickHouse runs SQL; it must not know of users, requests or invoice files.',
  'packages/warehouse-duckdb': 'DuckDB runs SQL; it must not know of users, requests or invoice files.',
  'packages/invoices': 'A reader of carrier files gives rows; who stores them, and for whom, is not its business.',
  'packages/assistant':
    'The assistant reads questions: a question goes in, a reading comes out; it runs nothing and knows no database.',
  'packages/spreadsheet':
    'A writer of Excel files knows cells; what they mean is said by who fills them, in browser and server alike.',
  'packages/client': 'Whoever uses a portal gets the client as one file, so that it stands on nothing.',
  db: 'Tables and migrations are the ground: they know nothing that stands on them.',
  'seed-data': 'The generator fills tables; it must work without a server.',
  'apps/server': 'The server joins the packages; it must not depend on its clients or on test helpers.',
  'apps/web':
    'What the browser loads must not pull in SQL, the engine or the database: contract, model, client and the writer of Excel files only.',
  'apps/cli': 'The command does what the server does, from a terminal; no web app, no test helpers.',
  'packages/testkit': 'Tests start the real server on real databases; no web app, no command.',
  bench: 'The benchmark measures the packages and the server.',
};

/** The domains of the server. Each may import itself and those before it. */
const domains = [
  'platform',
  'identity',
  'organisation',
  'live',
  'analysis',
  'intake',
  'reports',
  'invoicing',
  'recovery',
  'planning',
  'alerts',
  'assistant',
  'operation',
  'start',
];

const domainsInOrder = domains.slice(0, -1).map((domain, place) => ({
  name: `server-${domain}-imports`,
  comment: `The server’s domains stand on each other in one order; ${domain} may not know of those after it.`,
  severity: 'error',
  from: { path: `^apps/server/src/${domain}/` },
  to: { path: `^apps/server/src/(${domains.slice(place + 1).join('|')})/` },
}));

/** The domains of the contract, likewise. */
const contractDomains = ['foundation', ...domains.filter((domain) => domain !== 'platform' && domain !== 'start')];

const contractInOrder = contractDomains.slice(0, -1).map((domain, place) => ({
  name: `contract-${domain}-imports`,
  comment: `The contract’s domains stand on each other in the server’s order; ${domain} may not know of those after it.`,
  severity: 'error',
  from: { path: `^packages/contract/src/${domain}/` },
  to: { path: `^packages/contract/src/(${contractDomains.slice(place + 1).join('|')})/` },
}));

/** The stages of a load, in their order. Each is a folder whose only door is the file of the same name. */
const stages = ['receive', 'judge', 'store', 'report'];
const loads = 'apps/server/src/intake/loads';

const loadStages = stages.flatMap((stage, place) => [
  {
    name: `loads-${stage}-by-its-entry`,
    comment: `The stage ${stage} is entered through ${stage}/${stage}.ts; its other files are its own affair.`,
    severity: 'error',
    from: { path: '^apps/[^/]+/src/', pathNot: `^${loads}/${stage}/` },
    to: { path: `^${loads}/${stage}/`, pathNot: `^${loads}/${stage}/${stage}\\.ts$` },
  },
  {
    name: `loads-${stage}-in-order`,
    comment: `A stage takes what the one before answers; ${stage} may not know of those after it, nor of the whole.`,
    severity: 'error',
    from: { path: `^${loads}/${stage}/` },
    to: {
      path: `^${loads}/(${['load-invoice-file\\.ts', ...stages.slice(place + 1).map((later) => `${later}/`)].join('|')})`,
    },
  },
]);

const ours = '^(apps|packages|db|seed-data|bench)/';
const sources = (folder) => `^${folder}/(?!test/|e2e/|node_modules/|dist/)`;
const insides = (folders) => folders.map((folder) => `^${folder}/`);

const importsOfPackages = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: why[folder],
  severity: 'error',
  from: { path: sources(folder) },
  to: { path: ours, pathNot: [...insides([folder, ...allowed]), 'node_modules/'] },
}));

export default {
  forbidden: [
    ...importsOfPackages,
    ...domainsInOrder,
    ...contractInOrder,
    ...loadStages,
    {
      name: 'web-lib-below-ui',
      comment:
        'What has no screen of its own stands below what has: lib may import neither ui nor features nor routes.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(ui|features|routes)/' },
    },
    {
      name: 'web-ui-below-features',
      comment: 'What several features share must not know any of them.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'web-features-apart',
      comment: 'A feature can be read, changed and removed alone. What two need moves to ui or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/(?!shell/)([^/]+/[^/]+)/' },
      to: { path: '^apps/web/src/(features|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-shell-apart',
      comment: 'The shell frames every page, and knows none.',
      severity: 'error',
      from: { path: '^apps/web/src/features/shell/' },
      to: { path: '^apps/web/src/(features|routes)/', pathNot: '^apps/web/src/features/shell/' },
    },
    {
      name: 'through-the-door',
      comment: 'A package is what its `exports` say; inner files change without asking. Only tests may share helpers.',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+|db|seed-data|bench)/' },
      to: {
        path: ours,
        pathNot: [
          '^$1/',
          '/src/index\\.ts$',
          '^apps/server/src/(start/app|assistant/tools/tool-server)\\.ts$',
          '^packages/client/src/written/index\\.ts$',
          '^packages/model/src/(names|places)/',
          '^packages/testkit/src/(audited-year|clickhouse|mail|postgres|identity-provider|parquet|programs|rows|s3)/index\\.ts$',
          '/test/',
          'node_modules/',
        ],
      },
    },
    {
      name: 'no-circular',
      comment:
        'Two files that need each other, even for a type alone, are one thought in two places: neither can be read alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Folders stand on each other like the domains: what two need belongs in a third, below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^((apps|packages)/[^/]+|db|seed-data|bench)/src/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere breaks at the worst moment. A package must be in the package.json beside it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies',
      comment:
        'What is shipped uses only its own package.json’s dependencies: development tools are not installed there.',
      severity: 'error',
      from: { path: '^((apps|packages)/[^/]+|db|seed-data)/src/', pathNot: '^packages/testkit/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only', 'triple-slash-type-reference'],
      },
    },
    {
      name: 'no-schemas-in-the-browser',
      comment:
        'zod is 25 kB of what every visitor waits for. Addresses are read by lib/address; answers are written by the contract.',
      severity: 'error',
      from: { path: sources('apps/web') },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Contract, model and web app run in the browser: nothing of Node is there.',
      severity: 'error',
      from: { path: '^(packages/(contract|model)|apps/web)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-compiler',
      comment:
        'The compiler gives the same SQL for the same question: it reads no file, clock, network or environment.',
      severity: 'error',
      from: { path: '^packages/query/src/' },
      to: { dependencyTypes: ['core'], pathNot: '^crypto$' },
    },
    {
      name: 'pure-assistant',
      comment:
        'The same question in the same conversation is read alike: no file, clock, network or environment. The words are files beside the sources, each read once.',
      severity: 'error',
      from: { path: '^packages/assistant/src/', pathNot: '/(vocabulary/ordinary-words|words/word-files)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-audit',
      comment:
        'The same packs give the same answer for ever: no file, clock, network or environment. The packs that are shipped are files of this package, read once.',
      severity: 'error',
      from: { path: '^packages/audit/src/', pathNot: '/packs/shipped-packs\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^crypto$' },
    },
    {
      name: 'one-door-to-the-engine',
      comment:
        'DuckDB is spoken to in its warehouse and by those who fill it in bulk; everybody else asks the warehouse.',
      severity: 'error',
      from: { path: '^(apps|packages|db)/[^/]+/src/', pathNot: '^packages/(warehouse-duckdb|testkit)/' },
      to: { path: 'node_modules/@duckdb/' },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'Tests look at sources, never the other way round.',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: '^((apps|packages)/[^/]+|db|seed-data|bench)/(test|e2e)/' },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
