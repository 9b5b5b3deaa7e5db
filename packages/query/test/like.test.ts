import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileDataQuery } from '../src/index.ts';
import { compile, context, faultOf, where } from './requests.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const texts = [
  '',
  'a',
  'ab',
  'ba',
  'aab',
  'AB',
  'a\nb',
  'a%b',
  'a_b',
  'a.b',
  'a\\b',
  'äb',
  'Äb',
  '💥b',
  'a*',
  '[ab]',
  'a\u0000b',
];

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', [
    ...texts.map((sender_city, carrier_id) => ({ sender_city, carrier_id })),
    { sender_city: null, carrier_id: texts.length },
  ]);
});

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const found = async (condition: string) =>
  warehouse.run(
    compile({ selectColumnNames: ['carrier_id'], whereClauseDetails: [condition], orderByDetails: ['carrier_id'] }),
  );

/** What the engine's own LIKE finds. */
const foundByEngine = async (operator: string, pattern: string) =>
  warehouse.run({
    sql: `select carrier_id as "CARRIER_ID" from package_level_info where sender_city ${operator} $1 order by carrier_id`,
    parameters: [pattern],
    columns: [{ name: 'CARRIER_ID', type: 'integer' }],
  });

const operators = ['like', 'not like', 'ilike', 'not ilike'] as const;

describe('like finds what the engine’s own LIKE finds', () => {
  test.each(operators)('%s', async (operator) => {
    const letters = fc.constantFrom(
      'a',
      'b',
      'A',
      'B',
      'ä',
      'Ä',
      '💥',
      '.',
      '*',
      '\\',
      '[',
      ']',
      '\n',
      '%',
      '_',
      '%',
      '_',
    );
    const patterns = fc.array(letters, { maxLength: 5 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(patterns, async (pattern) => {
        expect(await found(`sender_city ${operator} ${quoted(pattern)}`)).toEqual(
          await foundByEngine(operator, pattern),
        );
      }),
      { numRuns: 200 },
    );
  });
});

/** For this the engine's own LIKE tries more ways than there are atoms in the universe. */
test.each(operators)('%s ends for a pattern that can be tried in countless ways', async (operator) => {
  const text = `concat(substr(sender_city, 1, 1), '${'a'.repeat(1_000)}')`;
  const rows = await found(`${text} ${operator} '${'%_a'.repeat(300)}b'`);
  expect(rows).toHaveLength(operator.startsWith('not') ? texts.length + 1 : 0);
});

describe('a pattern is written out', () => {
  test.each(['sender_state', "concat('%', sender_state)", "case when zone is null then '%' end", "lower('%A')"])(
    'like %s is refused',
    (pattern) => {
      const fault = faultOf(() => compileDataQuery(where(`sender_city like ${pattern}`), context));
      expect(fault).toMatchObject({ field: 'whereClauseDetails[0]', message: 'A pattern must be written out.' });
    },
  );

  test('with at most a thousand characters', () => {
    expect(compile(where(`zone like '${'_'.repeat(1_000)}'`)).parameters).toContain('.'.repeat(1_000));
    const fault = faultOf(() => compileDataQuery(where(`zone like '${'_'.repeat(1_001)}'`), context));
    expect(fault.message).toBe('A pattern has at most 1000 characters.');
  });
});

test.each([
  ['UPS', 'carrier_name" = '],
  ['UPS%', 'starts_with('],
  ['%UPS', 'suffix('],
  ['%UPS%', 'contains('],
])('%s needs no regular expression', (pattern, comparison) => {
  const { sql, parameters } = compile({ whereClauseDetails: [`carrier_name like '${pattern}'`] });
  expect(sql).toContain(comparison);
  expect(parameters).toContain('UPS');
});
