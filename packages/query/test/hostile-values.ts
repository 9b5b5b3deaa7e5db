import fc from 'fast-check';

/** Texts of public injection lists, in the forms that matter to SQL, JSON, paths and templates. */
const injections = [
  "'",
  "''",
  '"',
  '`',
  '\\',
  ';',
  '--',
  '/*',
  "' or '1'='1",
  "' or 1=1--",
  "1' order by 100--+",
  "') union select * from account--",
  "'; drop table package_level_info;--",
  "1; attach '/tmp/x.db' as x",
  "x' and (select count(*) from duckdb_settings()) > 0 --",
  "read_csv('/etc/passwd')",
  "getenv('HOME')",
  'pg_sleep(10)',
  'case when (select 1) then 1 end',
  'net_amount) from package_level_info union all select (password',
  'client_id) or (1=1',
  '$1',
  '?',
  ':name',
  '%s%n',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template injection
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e',
  'ＮＥＴ_ＡＭＯＵＮＴ',
  'NaN',
  'Infinity',
  '1e400',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '*',
  'count(*)',
  'distinct',
  'fact.net_amount',
  'rowid',
  'rollup_bill_service',
  'information_schema.tables',
  'sum(sum(net_amount))',
  "date '2025-02-30'",
  "bill_date = '2025-02-30'",
  "'2025-13-01' < bill_date",
  "net_amount = 'ten'",
];

const deep = '['.repeat(20_000) + ']'.repeat(20_000);

/** Values that nobody should send. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...injections) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z_'"()<>=,.*+\- 0-9]{0,30}$/) },
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, '', [], {}, [[]], 2_147_483_648),
  fc
    .constantFrom(deep, `{"conditions":${deep}}`, '{"__proto__":{"x":1}}', '{"toString":1,"valueOf":2}')
    .map((json): unknown => JSON.parse(json)),
  fc.constantFrom(
    'x'.repeat(300_000),
    '('.repeat(5_000),
    'not '.repeat(5_000),
    `zone in (${"'a',".repeat(30_000)}'b')`,
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The body with one of its values, at any depth, replaced. */
export function replaceOne(body: unknown, value: unknown, place: number): unknown {
  const paths = pathsOf(body, []);
  return replaced(body, paths[place % paths.length] ?? [], value);
}

type Path = readonly string[];

function pathsOf(value: unknown, path: Path): readonly Path[] {
  const isBranch = typeof value === 'object' && value !== null;
  const below = isBranch ? Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key])) : [];
  return path.length === 0 ? below : [path, ...below];
}

function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((child: unknown, index) => (String(index) === key ? replaced(child, rest, value) : child));
  return Object.fromEntries(
    Object.entries(Object(whole)).map(([name, child]) => [name, name === key ? replaced(child, rest, value) : child]),
  );
}
