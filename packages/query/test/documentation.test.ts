import { readFileSync } from 'node:fs';
import { dataQuery as dataQuerySchema, getRowsBody } from '@waybill/contract';
import { findFilterDimension, findPage, pages } from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { functions } from '../src/functions/functions.ts';
import { compileDataQuery, compileFilterValues } from '../src/index.ts';
import { limits } from '../src/language/limits.ts';
import { languageAggregates } from '../src/resolve/resolve-aggregate.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid } from './grid-client.ts';
import { compile, context, faultMessageOf, withRollups } from './requests.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

const page = readFileSync(new URL('../../../docs/query-language.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```json (\w+) ?(\w*)\n([\s\S]*?)```\n(?:\n> ([^\n]*))?/g)].map(
  ([, kind, word, json, quote]) => ({
    kind,
    word: word ?? '',
    body: JSON.parse(json ?? '') as unknown,
    quote,
  }),
);
const examplesOf = (kind: string) =>
  blocks.filter((block) => block.kind === kind).map((block, index) => ({ ...block, index }));

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse(300);
});

test('the page has no other examples than those that are run', () => {
  expect(page.match(/```\w+/g)).toHaveLength(blocks.length);
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['data', 'filters', 'getRows', 'refused']));
});

describe('docs/query-language.md', () => {
  test.each(examplesOf('data'))('the data query $index answers', async ({ body }) => {
    const query = dataQuerySchema.parse(body);
    const answer = await warehouse.run(compileDataQuery(query, withRollups));
    expect(answer).not.toEqual([]);
    expect(answer).toEqual(await warehouse.run(compileDataQuery(query, context)));
  });

  test.each(examplesOf('filters'))('the values of $word answer', async ({ word, body }) => {
    const dimension = findFilterDimension(word)?.name ?? 'zone';
    const query = compileFilterValues(dimension, dataQuerySchema.parse(body), withRollups);
    expect(await warehouse.run(query)).toContainEqual({ NAME: 'OH', VALUE: 'OH' });
  });

  test.each(examplesOf('getRows'))('the grid’s request $index answers', async ({ body }) => {
    const request = getRowsBody.parse(body);
    const analysis = pages.find(({ table }) => table === request.tableName) ?? findPage('spend');
    if (analysis === undefined) throw new Error('There is no such page');
    expect((await askGrid(warehouse, request, analysis, withRollups)).data).not.toEqual([]);
  });

  test.each(examplesOf('refused'))('the fault $index is told so', ({ body, quote }) => {
    expect(faultMessageOf(() => compileDataQuery(dataQuerySchema.parse(body), context))).toBe(quote);
  });

  test.each([
    ['Aggregates', languageAggregates],
    ['Functions', [...functions.keys()]],
  ])('all %s are described, each with an example that runs', async (heading, names) => {
    const [, table = ''] = page.split(`### ${heading}\n`);
    const [own = ''] = table.split('\n#');
    const rows = [...own.matchAll(/^\| `(\w+)` \|.*\| `(.*)` \|$/gm)];
    expect(rows.map(([, name]) => name).toSorted()).toEqual([...names].toSorted());
    for (const [, name, example = ''] of rows) {
      expect(example).toMatch(new RegExp(`^${name}\\(`));
      expect(await warehouse.run(compile({ selectColumnNames: [`${example} as value`] }))).not.toEqual([]);
    }
  });

  test('the limits are those of the language', () => {
    const [, table = ''] = page.split('## Limits\n');
    const numbers = [...table.matchAll(/\| ([\d,]+) \|$/gm)].map(([, digits]) => Number(digits?.replaceAll(',', '')));
    expect(numbers).toEqual([
      limits.characters,
      limits.depth,
      limits.nodes,
      limits.partsOfRequest,
      limits.chain,
      limits.listValues,
      limits.listValuesOfRequest,
      limits.patternCharacters,
      limits.textCharacters,
      limits.textCharactersOfRow,
      limits.digits,
      10,
    ]);
  });
});
