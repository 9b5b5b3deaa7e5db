import { type CompiledQuery, compileDataQuery, QueryError } from '@waybill/query';
import { ClickHouseProcess } from '@waybill/testkit/clickhouse';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyQuery } from '../../query/test/arbitrary-queries.ts';
import { committedQueries } from '../../query/test/committed-queries.ts';
import { filledWarehouse } from '../../query/test/filled-warehouse.ts';
import { withRollups } from '../../query/test/requests.ts';
import type { TinyWarehouse } from '../../query/test/tiny-warehouse.ts';
import { difference } from './support/same-values.ts';
import { ShardedCopy } from './support/sharded-copy.ts';

let servers: readonly ClickHouseProcess[];
let duckdb: TinyWarehouse;
let shards: ShardedCopy;

beforeAll(async () => {
  servers = await Promise.all([1, 2, 3].map(() => ClickHouseProcess.start()));
  duckdb = await filledWarehouse(600);
  shards = await ShardedCopy.of(
    duckdb,
    servers.map(({ url }) => url),
  );
});

afterAll(async () => {
  await shards.close();
  for (const server of servers) await server[Symbol.asyncDispose]();
});

async function expectAgreement(query: CompiledQuery, what: string): Promise<void> {
  const [one, other] = [await duckdb.run(query), await shards.run(query)];
  expect(difference(one, other, query.columns), `${what}\n${query.writtenForShards().whole.sql}`).toBeUndefined();
}

test.each([...committedQueries])('three shards together answer %s as one DuckDB does', async (_, queries) => {
  for (const { name, query } of queries()) await expectAgreement(query, name);
});

test('three shards together answer every query of the language as one DuckDB does', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const compiled = accepted(() => compileDataQuery(query, withRollups));
      if (compiled !== undefined) await expectAgreement(compiled, JSON.stringify(query));
    }),
    { numRuns: 100 },
  );
});

test('what was gathered is gone afterwards', async () => {
  expect(await shards.leftOver()).toBe(0);
});

function accepted(compile: () => CompiledQuery): CompiledQuery | undefined {
  try {
    return compile();
  } catch (error) {
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}
