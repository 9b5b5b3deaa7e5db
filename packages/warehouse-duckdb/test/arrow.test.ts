import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { tableFromIPC } from 'apache-arrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeArrow } from '../src/arrow/write-arrow.ts';

describe('rows in Arrow', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waybill-arrow-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function written(name: string, query: string) {
    const [parquet, arrow] = [join(folder, `${name}.parquet`), join(folder, `${name}.arrow`)];
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(`copy (${query}) to '${parquet}' (format parquet)`);
    connection.closeSync();
    await writeArrow(parquet, arrow, new AbortController().signal);
    return tableFromIPC(await readFile(arrow));
  }

  it('have the types and values of the warehouse', async () => {
    const table = await written(
      'types',
      `select i as small, 9007199254740993::bigint * i as big, case when i = 2 then null else 'é' || i end as txt,
        date '2026-02-28' + i::integer as day, (i * -1234567.89)::decimal(18, 2) as money, i = 1 as flag, i / 4.0::double as part,
        make_timestamptz(2026, 1, 1, 0, 0, i::double, 'UTC') as at, null::decimal(38, 8) as rate
      from (select unnest([1::integer, 2::integer]) as i) order by i`,
    );
    expect(table.schema.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'small Int32',
      'big Int64',
      'txt Utf8',
      'day Date32<DAY>',
      'money Decimal[18e+2]',
      'flag Bool',
      'part Float64',
      'at Timestamp<MICROSECOND, UTC>',
      'rate Decimal[38e+8]',
    ]);
    const values = (name: string) => [...(table.getChild(name) ?? [])];
    expect(values('small')).toEqual([1, 2]);
    expect(values('big')).toEqual([9_007_199_254_740_993n, 18_014_398_509_481_986n]);
    expect(values('txt')).toEqual(['é1', null]);
    expect(values('day').map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(['2026-03-01', '2026-03-02']);
    expect(values('flag')).toEqual([true, false]);
    expect(values('part')).toEqual([0.25, 0.5]);
    expect(values('at').map((at) => new Date(at).toISOString())).toEqual([
      '2026-01-01T00:00:01.000Z',
      '2026-01-01T00:00:02.000Z',
    ]);
    expect(values('money').map(String)).toEqual(['-123456789', '-246913578']);
    expect(values('rate')).toEqual([null, null]);
  });

  it('come in batches, however many there are, and with their columns when there are none', async () => {
    const many = await written('many', 'select range as i from range(10000)');
    expect([many.numRows, many.batches.length > 1]).toEqual([10_000, true]);
    expect(many.getChild('i')?.at(-1)).toBe(9_999n);
    const none = await written('none', 'select 1 as i where false');
    expect([none.numRows, none.schema.fields.map(({ name }) => name)]).toEqual([0, ['i']]);
  });

  it('are not written any further once nobody wants them', async () => {
    const parquet = join(folder, 'many.parquet');
    const unwanted = writeArrow(parquet, join(folder, 'unwanted.arrow'), AbortSignal.abort());
    await expect(unwanted).rejects.toThrow('aborted');
  });
});
