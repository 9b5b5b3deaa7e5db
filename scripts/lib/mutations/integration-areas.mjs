const server = 'apps/server';
const files = (folder, ...names) => names.map((name) => `${server}/src/${folder}/${name}.ts`);
const tests = (...names) => names.map((name) => `${server}/test/${name}`);

/** Rules whose tests need databases. A change costs seconds here: `--every` tries a part of the places. */
export const integrationAreas = [
  {
    name: 'judge',
    sources: files('intake/loads/judge', ...['judge', 'loaded-before', 'usd-rates', 'waiting-files']),
    tests: tests(
      ...[
        'intake/loads/judge/judging.',
        'intake/loads/judge/handed-in-before',
        'intake/loads/judge/usd-rates',
        'intake/loads/judge',
        'intake/loads/store',
        'intake/loads/receive',
        'intake/invoice-files',
        'intake/corrections',
      ],
    ),
  },
  {
    name: 'stored invoices',
    sources: files('intake/loads/judge', 'stored-invoices'),
    tests: tests(...['stored-invoices.', 'judging.', 'refusals.'].map((name) => `intake/loads/judge/${name}`)),
  },
  {
    name: 'parts of invoices',
    sources: files('intake/loads/judge', 'complete-by-parts'),
    tests: tests(...['complete-by-parts.', 'parts.', 'same-account.'].map((name) => `intake/loads/judge/${name}`)),
  },
  {
    name: 'store',
    sources: files('intake/loads', 'store/create-accounts', 'accounts'),
    tests: tests(
      ...['intake/loads/accounts', 'intake/loads/store', 'intake/loads/judge', 'intake/loads/report'],
      'intake/loads/repair',
    ),
  },
  {
    name: 'stages of storing',
    sources: files('intake/loads/store', 'stage-invoices', 'store'),
    tests: tests(
      ...['store/stages-of-storing.', 'store/store.', 'large-invoice', 'repair'].map((name) => `intake/loads/${name}`),
    ),
  },
  {
    name: 'access',
    sources: files('identity/access', 'readable-clients', 'readable-ids'),
    tests: tests(...['readable-clients', 'scope', 'access', 'tenants'].map((name) => `identity/access/${name}`)),
  },
  {
    name: 'sign-in',
    sources: files(
      'identity/sign-in',
      ...['authentication', 'candidates', 'change-password', 'common-password', 'find-signed-in-user', 'open-sessions'],
      ...['password', 'reset-password', 'sessions', 'sign-in-tally', 'sign-in', 'temporary-password', 'without-tenant'],
    ),
    tests: tests(
      ...['candidates', 'sessions', 'sign-in-tally'].map((name) => `identity/sign-in/${name}.`),
      ...['identity/sign-in', 'identity/administration/users'],
    ),
  },
  {
    name: 'roles and users',
    sources: files(
      'identity',
      ...['administered-roles', 'check-role', 'save-role'].map((name) => `roles/${name}`),
      ...[
        'administered-user',
        'check-landing-page',
        'check-user-input',
        'create-user',
        'editable-user',
        'grantable',
      ].map((name) => `users/${name}`),
      ...['manageable-users', 'reset-user-password', 'set-activation', 'unlock-user', 'update-user', 'write-user'].map(
        (name) => `users/${name}`,
      ),
    ),
    tests: tests(
      ...['identity/administration/who-may-administer', 'identity/administration', 'identity/access/tenants'],
    ),
  },
  {
    name: 'single sign-on',
    sources: files(
      'identity/sso',
      ...['accept-response', 'algorithms', 'begin-sign-in', 'check-assertion', 'check-decrypted', 'check-response'],
      ...[
        'find-or-make-user',
        'parse-xml',
        'providers-for-email',
        'redeem-ticket',
        'verify-response',
        'vouched-person',
      ],
    ),
    tests: tests('identity/sso'),
  },
  {
    name: 'recovery',
    sources: files(
      'recovery',
      ...['add-response', 'carrier-responses', 'delete-response'].map((name) => `carrier-responses/${name}`),
      ...[
        'audit-query',
        'change-findings',
        'finding-desk',
        'finding-owners',
        'finding-rows',
        'guaranteed-accounts',
      ].map((name) => `exceptions/${name}`),
    ),
    tests: tests('recovery/exceptions', 'recovery/carrier-responses'),
  },
  {
    name: 'invoicing',
    sources: files(
      'invoicing',
      ...['client-invoice-lines', 'client-invoices', 'next-number', 'stamp-invoices'].map((name) => `billing/${name}`),
      ...['accounts-of-ledger', 'late-invoices', 'read-ledger', 'tell-of-late-invoices'].map(
        (name) => `ledger/${name}`,
      ),
      ...['markups-in-force', 'run-markup', 'save-assignment', 'save-markup'].map((name) => `markup/${name}`),
      ...['generate-payment-number', 'change-payment-number', 'payment-numbers', 'tracked-payments'].map(
        (name) => `payments/${name}`,
      ),
    ),
    tests: tests('invoicing/billing', 'invoicing/ledger', 'invoicing/markup', 'invoicing/payments'),
  },
  {
    // Needs what `npm run test:clickhouse` installs.
    name: 'ClickHouse',
    sources: [
      ...['load/change', 'load/whole-change', 'load/settle-dollars', 'load/store-staged', 'load/sweep', 'load/verify'],
      ...[
        'write/writer',
        'write/placing',
        'write/sharded-staging',
        'shards/gather',
        'shards/routing',
        'move/move-clients',
      ],
      ...['export/csv-statement', 'copy/content-of', 'rollup/mend-rollups'],
    ].map((name) => `packages/warehouse-clickhouse/src/${name}.ts`),
    tests: ['load', 'read', 'copy', 'changes', 'shards'].map(
      (name) => `packages/warehouse-clickhouse/test/${name}.clickhouse.test.ts`,
    ),
  },
];
