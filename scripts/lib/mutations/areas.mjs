const query = 'packages/query';
const model = 'packages/model';

/** What is broken, and the narrowest tests that should notice it, quickest first. */
export const areas = [
  {
    name: 'planner',
    sources: [
      ...['currency', 'day-range', 'partitions', 'plan-query'].map((name) => `${query}/src/plan/${name}.ts`),
      `${query}/src/resolve/tree/conjuncts.ts`,
    ],
    tests: ['rollup-choice', 'day-range', 'sql', 'pruning', 'query', 'rollups', 'spend-numbers'].map(
      (name) => `${query}/test/${name}.test.ts`,
    ),
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
    ].map((name) => `${model}/src/dates/${name}.ts`),
    tests: [`${model}/test/dates`, `${model}/test/comparison`, `${model}/test/widgets`],
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
    sources: ['control-totals', 'flat-charges', 'flat-texts', 'point-numbers', 'tracking-number', 'words'].map(
      (name) => `packages/invoices/src/flat/${name}.ts`,
    ),
    tests: ['control-totals', 'tracking-number', 'declared-layouts', 'flat-samples', 'mapped'].map((name) =>
      name === 'mapped' ? 'packages/invoices/test/mapped' : `packages/invoices/test/${name}.test.ts`,
    ),
  },
  {
    name: 'billing',
    sources: ['charge-rules/first-fitting', 'markup/markup-queries', 'gl-codes/gl-allocation-query'].map(
      (name) => `${model}/src/${name}.ts`,
    ),
    tests: [`${query}/test/charge-rules.test.ts`],
  },
  {
    name: 'changes',
    sources: ['changes/explained-change', 'changes/whole-parts', 'money-in-cents'].map(
      (name) => `${model}/src/${name}.ts`,
    ),
    tests: [`${model}/test/changes`, `${model}/test/money-in-cents.test.ts`],
  },
  {
    name: 'loading',
    sources: [
      'packages/invoices/src/recognise.ts',
      'packages/invoices/src/reading/dates.ts',
      'packages/invoices/src/reading/fingerprint.ts',
      'packages/invoices/src/reading/split-fields.ts',
      'packages/invoices/src/mapping/credit-types.ts',
    ],
    tests: [
      'dates',
      'split-fields',
      'fingerprints',
      'credit-types',
      'amounts',
      'bad-lines',
      'mapping',
      'samples',
      'dialects',
    ].map((name) => `packages/invoices/test/${name}.test.ts`),
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
