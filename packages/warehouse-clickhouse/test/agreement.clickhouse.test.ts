import { spend } from '@waybill/model';
import { type CompiledQuery, compileDataQuery, compileGetRows, QueryError } from '@waybill/query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyGridBody } from '../../query/test/arbitrary-grid.ts';
import { anyQuery } from '../../query/test/arbitrary-queries.ts';
import { committedQueries } from '../../query/test/committed-queries.ts';
import { filledWarehouse } from '../../query/test/filled-warehouse.ts';
import { pageQueries, stateOf } from '../../query/test/page-queries.ts';
import { dataQuery, pageNamed, withRollups } from '../../query/test/requests.ts';
import type { TinyWarehouse } from '../../query/test/tiny-warehouse.ts';
import { ClickHouseCopy } from './support/clickhouse-copy.ts';
import { difference } from './support/same-values.ts';

const findings = pageNamed('findings');
let duckdb: TinyWarehouse;
let clickhouse: ClickHouseCopy;

beforeAll(async () => {
  duckdb = await filledWarehouse(1_500);
  clickhouse = await ClickHouseCopy.of(duckdb);
});

afterAll(() => clickhouse.stop());

async function expectAgreement(query: CompiledQuery, what: string): Promise<void> {
  const [one, other] = [await duckdb.run(query), await clickhouse.run(query)];
  expect(difference(one, other, query.columns), `${what}\n${query.sql}`).toBeUndefined();
}

test.each([...committedQueries])('both engines answer %s alike', async (_, queries) => {
  for (const { name, query } of queries()) await expectAgreement(query, name);
});

test('both engines answer what many packages have of findings alike', async () => {
  const { facts } = findings;
  for (const fact of facts) {
    for (const { container, variant, query } of pageQueries(findings, stateOf(findings, fact)))
      await expectAgreement(compileDataQuery(query, withRollups), `${container} ${variant}`);
  }
  const query = dataQuery({
    selectColumnNames: ['finding_rule', 'sum(recoverable_amount) as recoverable', 'sum(no_of_pkgs) as packages'],
    whereClauseDetails: ["currency_code = 'CAD'", 'finding_count > 0'],
    groupByDetails: ['finding_rule'],
    orderByDetails: ['finding_rule'],
  });
  await expectAgreement(compileDataQuery(query, withRollups), 'in the currency of the rows');
});

test('both engines answer every query of the language alike', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const compiled = accepted(() => compileDataQuery(query, withRollups));
      if (compiled !== undefined) await expectAgreement(compiled, JSON.stringify(query));
    }),
    { numRuns: 300 },
  );
});

test('both engines answer every pivot alike', async () => {
  await fc.assert(
    fc.asyncProperty(anyGridBody, async (body) => {
      const cells = accepted(() => pivotCellsOf({ ...body, pivotMode: true }));
      if (cells !== undefined) await expectAgreement(cells, JSON.stringify(body));
    }),
    { numRuns: 100 },
  );
});

function pivotCellsOf(body: Parameters<typeof compileGetRows>[0]): CompiledQuery | undefined {
  const compiled = compileGetRows(body, spend, withRollups);
  return compiled.kind === 'pivot' ? compiled.cells?.cells : undefined;
}

function accepted(compile: () => CompiledQuery | undefined): CompiledQuery | undefined {
  try {
    return compile();
  } catch (error) {
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}
