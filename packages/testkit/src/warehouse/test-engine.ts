/** What a house has its warehouse on: a file of DuckDB, one ClickHouse server, or several as shards. */
export const testEngines = ['duckdb', 'clickhouse', 'shards'] as const;

export type TestEngine = (typeof testEngines)[number];

/** What houses are on in this run if nothing else is said: WAYBILL_TEST_WAREHOUSE. Throws for an invalid word. */
export function chosenEngine(): TestEngine {
  const chosen = process.env.WAYBILL_TEST_WAREHOUSE ?? 'duckdb';
  const engine = testEngines.find((each) => each === chosen);
  if (engine !== undefined) return engine;
  throw new Error(`WAYBILL_TEST_WAREHOUSE is ‘${chosen}’; it may be ${testEngines.join(', ')}.`);
}

const shards = 3;

/** How many ClickHouse servers an engine needs. */
export const serversOf = (engine: TestEngine): number => ({ duckdb: 0, clickhouse: 1, shards })[engine];
