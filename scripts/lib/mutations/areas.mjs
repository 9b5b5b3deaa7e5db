const query = 'packages/query';
const model = 'packages/model';
const invoices = 'packages/invoices';
const server = 'apps/server';
const duckDbTests = (...names) => names.map((name) => `packages/warehouse-duckdb/test/${name}.test.ts`);
const invoiceTests = (...names) => names.map((name) => `${invoices}/test/${name}`);

/** What is broken, and the narrowest tests that should notice it, quickest first. */
export const unitAreas = [
  {
    name: 'planner',
    sources: [
      ...['currency', 'day-range', 'partitions', 'plan-query'].map((name) => `${query}/src/plan/${name}.ts`),
      `${query}/src/resolve/tree/conjuncts.ts`,
    ],
    tests: [
      ...['active-accounts', 'report', 'rollup-choice', 'day-range', 'sql', 'pruning', 'lookup'],
      ...['query', 'rollups', 'spend-numbers'],
    ].map((name) => `${query}/test/${name}.test.ts`),
  },
  {
    name: 'rollups',
    sources: ['read-rollup', 'rewrite-aggregate', 'rewrite-condition', 'rewrite-sum', 'rollup-columns', 'rollups'].map(
      (name) => `${query}/src/plan/rollups/${name}.ts`,
    ),
    tests: ['rollup-choice', 'sql', 'query', 'rollups'].map((name) => `${query}/test/${name}.test.ts`),
  },
  {
    name: 'scope',
    sources: ['scope/scope', 'compile/scope-conditions', 'invoices/invoice-conditions'].map(
      (name) => `${query}/src/${name}.ts`,
    ),
    tests: ['scope', 'invoices', 'pruning', 'query'].map((name) => `${query}/test/${name}.test.ts`),
  },
  {
    name: 'dialects',
    sources: ['duckdb', 'clickhouse']
      .flatMap((engine) => ['days', 'members', 'numbers', 'texts', engine].map((name) => `${engine}/${name}`))
      .concat('clickhouse/rounded-decimal', 'clickhouse/split-aggregate', 'clickhouse/types')
      .map((name) => `${query}/src/dialect/${name}.ts`),
    tests: ['dialects', 'sql', 'averages', 'query'].map((name) => `${query}/test/${name}.test.ts`),
  },
  {
    name: 'warehouse',
    sources: [
      ...['charges/classify-charges', 'charges/unknown-charge', 'dollars/package-dollars', 'ledger/read-ledger'],
      ...['ledger/statistics', 'load/load-rules', 'load/staged-rows', 'undo/undo-load'],
      ...[
        'deliveries-load',
        'deliveries-outcome',
        'delivery-sources',
        'known-deliveries',
        'settle',
        'settled-deliveries',
      ].map((name) => `deliveries/${name}`),
    ].map((name) => `packages/warehouse/src/${name}.ts`),
    tests: duckDbTests('ledger', 'undo', 'classify', 'deliveries', 'dollars', 'load'),
  },
  {
    name: 'DuckDB',
    sources: [
      ...['change/duckdb-change', 'compact/compact', 'compact/find-scattered', 'compact/sort-partitions'],
      ...['load/charges-add-up', 'load/insert-load', 'load/store-staged', 'rollup/fill-rollups-of-loads'],
      ...['rollup/mend-rollups', 'rollup/prepare-rollups', 'schema/schema', 'write/store-loads'],
    ].map((name) => `packages/warehouse-duckdb/src/${name}.ts`),
    tests: duckDbTests('load', 'load-group', 'charges-of-packages', 'rollup', 'compact', 'open', 'undo', 'classify'),
  },
  {
    name: 'dates',
    sources: [
      'business-days',
      'calendar-day',
      'last-days',
      'overview-ranges',
      'period-start',
      'periods',
      'previous-range',
      'quarter',
      'rolling-period',
      'week',
      'partition-values',
      'date-preset',
      'date-filter',
      'format-date',
    ].map((name) => `${model}/src/dates/${name}.ts`),
    tests: ['dates', 'comparison', 'widgets', 'formats'].map((name) => `${model}/test/${name}`),
  },
  {
    name: 'money',
    sources: [
      'packages/invoices/src/reading/cents.ts',
      'packages/invoices/src/reading/plain-number.ts',
      'packages/invoices/src/mapping/amounts.ts',
      'packages/invoices/src/mapping/weight.ts',
    ],
    tests: ['amounts', 'charge-amounts', 'plain-number', 'weight', 'bad-lines', 'mapping', 'samples', 'dialects'].map(
      (name) => `packages/invoices/test/${name}.test.ts`,
    ),
  },
  {
    name: 'layouts',
    sources: [
      `${invoices}/src/reading/column-names.ts`,
      ...[
        'control-totals',
        'controlled-reader',
        'flat-charges',
        'flat-columns',
        'flat-reader',
        'flat-records',
        'flat-shipments',
        'flat-texts',
        'point-numbers',
        'read-flat-row',
        'tracking-number',
        'words',
      ].map((name) => `${invoices}/src/flat/${name}.ts`),
    ],
    tests: invoiceTests(
      ...[
        'control-totals',
        'tracking-number',
        'flat-columns',
        'flat-charges',
        'flat-rows',
        'reading',
        'declared-layouts',
        'mapped',
        'flat-samples',
      ],
    ),
  },
  {
    name: 'names of charges',
    sources: ['dated-names', 'read-charge-names', 'read-dated-table'].map(
      (name) => `${invoices}/src/charge-names/${name}.ts`,
    ),
    tests: invoiceTests('charge-names', 'flat-charges', 'declared-layouts'),
  },
  {
    name: 'FedEx files',
    sources: ['charges', 'header', 'reader', 'service', 'shipments'].map(
      (part) => `${invoices}/src/layouts/fedex-billing-online/fedex-${part}.ts`,
    ),
    tests: invoiceTests(
      ...['fedex-service', 'fedex-header', 'fedex-charges', 'fedex-shipments', 'fedex-reader'],
      ...['charge-amounts', 'fingerprints', 'mapping', 'samples', 'bad-lines', 'dialects'],
    ),
  },
  {
    name: 'UPS files',
    sources: ['charges', 'reader', 'service', 'shipments'].map(
      (part) => `${invoices}/src/layouts/ups-billing-data/ups-${part}.ts`,
    ),
    tests: invoiceTests(
      ...['ups-service', 'ups-charges', 'ups-shipments', 'ups-reader'],
      ...['charge-amounts', 'fingerprints', 'mapping', 'samples', 'bad-lines', 'dialects', 'portions', 'corrections'],
    ),
  },
  {
    name: 'freight bills',
    sources: ['freight-bill', 'freight-charges', 'freight-reader', 'freight-shipments', 'transaction'].map(
      (name) => `${invoices}/src/layouts/x12-freight/${name}.ts`,
    ),
    tests: invoiceTests('x12-transaction', 'freight-shipments', 'freight-bill', 'freight-reader', 'x12-freight'),
  },
  {
    name: 'declared layouts',
    sources: [
      ...['dhl-ecommerce', 'easypost', 'eliteworks', 'fedex-edi-csv', 'flavorcloud'].map((name) => `${name}/${name}`),
      ...['ontrac', 'passport', 'ups-shipment-summary', 'usps-eps'].map((name) => `${name}/${name}`),
      ...['fedex-edi-csv/charges', 'passport/charges', 'ups-shipment-summary/services'],
      ...['resold-carriers', 'usps-services'],
    ].map((name) => `${invoices}/src/layouts/${name}.ts`),
    tests: invoiceTests('whole-rows', 'declared-layouts', 'flat-samples'),
  },
  {
    name: 'billing',
    sources: ['charge-rules/first-fitting', 'markup/markup-queries', 'gl-codes/gl-allocation-query'].map(
      (name) => `${model}/src/${name}.ts`,
    ),
    tests: [`${model}/test/markup`, `${query}/test/charge-rules.test.ts`],
  },
  {
    name: 'changes',
    sources: ['changes/explained-change', 'changes/whole-parts', 'money-in-cents'].map(
      (name) => `${model}/src/${name}.ts`,
    ),
    tests: [`${model}/test/changes`, `${model}/test/money-in-cents.test.ts`],
  },
  {
    name: 'recognition',
    sources: ['recognise', 'open-invoice-file', 'unknown-layout'].map((name) => `${invoices}/src/opening/${name}.ts`),
    tests: invoiceTests('unknown-layout', 'mapped', 'deliveries', 'samples', 'workbook'),
  },
  {
    name: 'loading',
    sources: [
      ...['checked-measures', 'checked-text', 'dates', 'find-header', 'fingerprint', 'kept-texts'].map(
        (name) => `reading/${name}`,
      ),
      ...['marked-number', 'share-invoice', 'split-fields', 'without-empty-end'].map((name) => `reading/${name}`),
      ...['corrected-records', 'lines-of', 'read-head', 'records', 'rejected-lines'].map((name) => `records/${name}`),
      ...['country-code', 'county-of-zip', 'credit-types', 'place'].map((name) => `mapping/${name}`),
    ].map((name) => `${invoices}/src/${name}.ts`),
    tests: invoiceTests(
      ...[
        'reading',
        'dates',
        'split-fields',
        'credit-types',
        'amounts',
        'county-of-zip',
        'kept-texts',
        'lines-of',
        'deliveries',
        'fingerprints',
        'mapped',
      ],
      ...['declared-layouts', 'mapping', 'bad-lines', 'dialects', 'long-lines', 'portions', 'corrections'],
    ),
  },
  {
    name: 'judging',
    sources: [
      'choose-owner',
      ...[
        'choices',
        'fitting-parts',
        'invoice-source',
        'judge-invoices',
        'new-shipments',
        'rows-beyond',
        'verdicts',
      ].map((name) => `judge/${name}`),
    ].map((name) => `${server}/src/intake/loads/${name}.ts`),
    tests: [
      'choose-owner',
      ...['choices', 'fitting-parts', 'judge-invoices', 'new-shipments', 'verdicts'].map((name) => `judge/${name}`),
    ].map((name) => `${server}/test/intake/loads/${name}.test.ts`),
  },
  {
    name: 'signing in',
    sources: ['access/assigned-clients', 'sign-in/password-days', 'sign-in/patience'].map(
      (name) => `${server}/src/identity/${name}.ts`,
    ),
    tests: ['access/assigned-clients', 'sign-in/password-days', 'sign-in/patience'].map(
      (name) => `${server}/test/identity/${name}.test.ts`,
    ),
  },
  {
    name: 'answers of identity providers',
    sources: ['algorithms', 'check-assertion', 'check-response', 'parse-xml', 'vouched-person'].map(
      (name) => `${server}/src/identity/sso/${name}.ts`,
    ),
    tests: ['checks', 'vouched-person'].map((name) => `${server}/test/identity/sso/${name}.test.ts`),
  },
  {
    name: 'records',
    sources: [
      'identity/audit/audit-csv',
      'identity/audit/changes-between',
      'recovery/carrier-responses/content-type-of',
    ].map((name) => `${server}/src/${name}.ts`),
    tests: ['identity/audit/audit-texts', 'recovery/carrier-responses/content-type-of'].map(
      (name) => `${server}/test/${name}.test.ts`,
    ),
  },
  {
    name: 'rhythm of invoices',
    sources: ['agreement', 'rhythm'].map((name) => `${model}/src/invoices/${name}.ts`),
    tests: [`${model}/test/invoices`],
  },
  {
    name: 'exceptions',
    sources: [
      `${model}/src/exceptions/audited-rows.ts`,
      ...['bills', 'charge-rules', 'found', 'package-rules', 'parcels', 'patterns', 'rules-in-sql', 'settle'].map(
        (name) => `${query}/src/findings/${name}.ts`,
      ),
    ],
    tests: ['findings', 'audited-year', 'audit-summary'].map((name) => `${query}/test/${name}.test.ts`),
  },
  {
    name: 'assistant',
    sources: [
      ...['named-periods', 'numbered-weeks', 'period-spans', 'periods', 'range-before', 'relative-periods'].map(
        (name) => `periods/${name}`,
      ),
      ...['periods/short-years', 'periods/years', 'conditions/conditions', 'second-meanings/rank'],
      ...['read/complete', 'read/time-asked'],
    ].map((name) => `packages/assistant/src/${name}.ts`),
    tests: ['periods', 'two-periods', 'reading', 'follow-ups', 'questions', 'languages'].map(
      (name) => `packages/assistant/test/${name}.test.ts`,
    ),
  },
  {
    name: 'permissions',
    sources: [
      'foundation/audience',
      'foundation/portal-pages',
      'foundation/separate-pages',
      'identity/sign-in/landing-page',
      'identity/sign-in/own-password',
      'live/maintenance',
    ].map((name) => `packages/contract/src/${name}.ts`),
    tests: ['packages/contract/test'],
  },
];
