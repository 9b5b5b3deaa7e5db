import { describe, expect, test } from 'vitest';
import { compileDataQuery } from '../src/index.ts';
import { compile, context, dataQuery, faultOf, where } from './requests.ts';

const times = (count: number, part: string) => Array.from({ length: count }, () => part).join(', ');

describe('the texts that a query makes are bounded', () => {
  test('where inner queries would multiply them', () => {
    const longer = (source: string) => ({
      selectColumnNames: [`concat(${times(12, 'text')}) as text`],
      fromTableNames: [source],
    });
    const innerQueries = {
      one: { selectColumnNames: ['service as text'], fromTableNames: ['package_level_info'] },
      two: longer('one'),
      three: longer('two'),
    };
    const query = dataQuery({ selectColumnNames: ['text'], fromTableNames: ['three'], innerQueries });
    expect(faultOf(() => compileDataQuery(query, context))).toMatchObject({
      field: 'innerQueries.three.selectColumnNames[0]',
      position: 0,
      word: 'concat',
      message: 'This makes texts of up to 36864 characters; at most 10000 are allowed.',
    });
  });

  test.each([
    ['concat', `concat(${times(40, 'service')}) = ''`],
    ['joined', `${Array.from({ length: 40 }, () => 'service').join(' || ')} = ''`],
    ['written out', `concat(service, '${'a'.repeat(10_000)}') = ''`],
    ['chosen', `case when zone = '2' then '${'a'.repeat(10_001)}' else service end = ''`],
    ['within another', `length(concat(${times(40, 'service')})) = 1`],
  ])('%s', (_, condition) => {
    expect(faultOf(() => compileDataQuery(where(condition), context)).message).toMatch(/makes texts of up to/);
  });

  test('also by what is carried from one query into many columns of another', () => {
    const innerQueries = {
      wide: { selectColumnNames: [`concat(${times(39, 'service')}) as text`], fromTableNames: ['package_level_info'] },
    };
    const selectColumnNames = Array.from({ length: 5 }, (_, index) => `text as t${index}`);
    const query = dataQuery({ selectColumnNames, fromTableNames: ['wide'], innerQueries });
    const { field, message } = faultOf(() => compileDataQuery(query, context));
    expect([field, message]).toEqual([
      'selectColumnNames[0]',
      'The texts that a request produces for one row may have at most 20000 characters together.',
    ]);
  });

  test('also by a name that stands for a long text again and again', () => {
    const query = dataQuery({
      selectColumnNames: [`concat(${times(30, 'service')}) as text`],
      orderByDetails: Array.from({ length: 10 }, () => 'text'),
    });
    expect(faultOf(() => compileDataQuery(query, context)).message).toMatch(/for one row may have at most/);
  });

  test('but what a report is made of is not in their way', () => {
    const { sql } = compile({
      selectColumnNames: [
        '*',
        "concat(sender_city, ', ', sender_state, ' ', substr(sender_postal_code, 1, 5)) as place",
      ],
    });
    expect(sql).toContain('concat');
  });
});

describe('an inner query stands beside another source', () => {
  const packages = {
    selectColumnNames: ['tracking_number', 'zone as its_zone'],
    fromTableNames: ['package_level_info'],
  };
  const total = { selectColumnNames: ['sum(net_amount) as total'], fromTableNames: ['package_level_info'] };
  const beside = (inner: Record<string, unknown>, conditions: string[], from = ['package_level_info']) =>
    dataQuery({
      selectColumnNames: ['count(*) as n'],
      fromTableNames: [...from, ...Object.keys(inner)],
      whereClauseDetails: conditions,
      innerQueries: inner,
    });

  test.each<[string, ReturnType<typeof beside>]>([
    ['alone', beside({ a: packages }, [], [])],
    ['with one row', beside({ total }, [])],
    ['tied by a column', beside({ a: packages }, ['zone = its_zone'])],
    [
      'tied by an expression of a column',
      beside({ a: packages }, ['lower(zone) = substr(a.its_zone, 1, 2) and zone is not null']),
    ],
    ['two, each tied to the other', beside({ a: packages, b: packages, total }, ['a.its_zone = b.its_zone'], [])],
  ])('%s', (_, query) => {
    expect(compileDataQuery(query, context).sql).toContain('with');
  });

  test.each<[string, ReturnType<typeof beside>]>([
    ['without a condition', beside({ a: packages }, [])],
    ['by what is no equality', beside({ a: packages }, ['zone <> its_zone'])],
    ['by one of two ways', beside({ a: packages }, ['zone = its_zone or 1 = 1'])],
    ['by a constant', beside({ a: packages }, ["zone = '2'", "its_zone = '2'"])],
    ['by an equality of its own columns', beside({ a: packages }, ['a.its_zone = a.tracking_number'])],
    ['two of three tied', beside({ a: packages, b: packages }, ['zone = a.its_zone'])],
  ])('not %s', (_, query) => {
    const { field, message } = faultOf(() => compileDataQuery(query, context));
    expect([field, message]).toEqual([
      'whereClauseDetails',
      expect.stringMatching(/^Every row of ‘[ab]’ would be combined/),
    ]);
  });
});
