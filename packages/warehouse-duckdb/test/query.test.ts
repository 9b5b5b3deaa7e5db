import { readFileSync, symlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryCancelled, QueryFailed, QueryTimeout, QueryTooLarge, WarehouseClosed } from '@waybill/warehouse';
import { describe, expect, it } from 'vitest';
import { addSimpleInvoice } from './support/rows.ts';
import { statement, withWarehouse } from './support/temporary-warehouse.ts';

const endless = statement(
  'select count(*) from range(10000000) a, range(1000000) b where hash(a.range + b.range) = 1',
  { N: 'bigint' },
);

const textOf = (json: readonly Buffer[]): string => Buffer.concat(json).toString();

describe('a query', () => {
  it('answers JSON written by DuckDB: money with two decimals, dates, nulls, text of any kind', async () => {
    await withWarehouse(async (warehouse) => {
      const { json, rowCount } = await warehouse.run(
        statement(
          `select 12.30::decimal(18, 2), sum(1.5::decimal(18, 2)), date '2025-01-02', null::varchar, true,
             1 / 0::double, 'é"' || chr(10) || '😀', 9007199254740993::bigint`,
          {
            MONEY: 'money',
            SUM: 'money',
            DAY: 'date',
            NOTHING: 'text',
            YES: 'boolean',
            RATIO: 'double',
            TEXT: 'text',
            "it's": 'bigint',
          },
        ),
      );
      expect(rowCount).toBe(1);
      expect(textOf(json)).toBe(
        '[{"MONEY":12.30,"SUM":1.50,"DAY":"2025-01-02","NOTHING":null,"YES":true,"RATIO":null,"TEXT":"é\\"\\n😀","it\'s":9007199254740993}]',
      );
    });
  });

  it('answers what a load brought, also if it was asked the same when the texts were shorter', async () => {
    await withWarehouse(
      async (warehouse) => {
        const numbers = statement(
          'select tracking_number, bill_date from package_level_info order by tracking_number',
          {
            NUMBER: 'text',
            DAY: 'date',
          },
        );
        const invoices = ['1', '21', '3456789', '90000000000003'];
        for (const [index, invoiceNumber] of invoices.entries()) {
          const asked = await warehouse.rows<{ NUMBER: string }>(numbers);
          expect(asked.map(({ NUMBER }) => NUMBER)).toEqual(invoices.slice(0, index).map((number) => `1Z${number}0`));
          const load = await warehouse.beginLoad({ kind: 'invoice', source: invoiceNumber });
          addSimpleInvoice(load, 1, { invoiceNumber });
          await load.commit();
        }
        const asked = await warehouse.rows<{ NUMBER: string }>(numbers);
        expect(asked.map(({ NUMBER }) => NUMBER)).toEqual(invoices.map((number) => `1Z${number}0`));
      },
      { connections: 1 },
    );
  });

  it('answers no rows and many rows, in the order of the query', async () => {
    await withWarehouse(async (warehouse) => {
      const numbers = (count: number) =>
        statement('select i, i % 7 from range(?) as r(i) order by i % 7, i desc', { I: 'bigint', SEVENTH: 'integer' }, [
          count,
        ]);
      expect(textOf((await warehouse.run(numbers(0))).json)).toBe('[]');
      const rows = await warehouse.rows<{ I: number; SEVENTH: number }>(numbers(50_000));
      expect(rows).toHaveLength(50_000);
      expect(rows).toEqual(rows.toSorted((a, b) => a.SEVENTH - b.SEVENTH || b.I - a.I));
    });
  });

  it('answers rows of large texts whole and in order', async () => {
    await withWarehouse(async (warehouse) => {
      const rows = await warehouse.rows<{ I: number; TEXT: string }>(
        statement("select i, repeat('x', 3000) || i from range(8000) as r(i) order by i", {
          I: 'bigint',
          TEXT: 'text',
        }),
      );
      expect(rows.map(({ I }) => I)).toEqual(Array.from({ length: 8_000 }, (_, number) => number));
      expect(rows.every(({ I, TEXT }) => TEXT === `${'x'.repeat(3_000)}${I}`)).toBe(true);
    });
  });

  it('binds values of every kind', async () => {
    await withWarehouse(async (warehouse) => {
      const [row] = await warehouse.rows(
        statement(
          'select typeof($1), typeof($2), typeof($3), typeof($4), typeof($5), $6::varchar is null, $7::boolean',
          { A: 'text', B: 'text', C: 'text', D: 'text', E: 'text', F: 'boolean', G: 'boolean' },
          [7, 7_000_000_000, 7n, 0.5, "'; drop table load; --", null, true],
        ),
      );
      expect(row).toEqual({ A: 'INTEGER', B: 'BIGINT', C: 'BIGINT', D: 'DOUBLE', E: 'VARCHAR', F: true, G: true });
    });
  });

  it('stops at its time limit', async () => {
    await withWarehouse(async (warehouse) => {
      await expect(warehouse.run(endless, { timeoutMs: 100 })).rejects.toThrow(QueryTimeout);
      await expect(warehouse.run(endless, { timeoutMs: 100 })).rejects.toThrow('longer than 0.1 seconds');
      expect(textOf((await warehouse.run(statement('select 1', { N: 'integer' }))).json)).toBe('[{"N":1}]');
    });
  });

  it('stops when its caller goes away, before and while it runs', async () => {
    await withWarehouse(async (warehouse) => {
      await expect(warehouse.run(endless, { signal: AbortSignal.abort() })).rejects.toThrow(QueryCancelled);
      const leaving = new AbortController();
      const running = warehouse.run(endless, { signal: leaving.signal });
      setTimeout(() => leaving.abort(), 50);
      await expect(running).rejects.toThrow(QueryCancelled);
    });
  });

  it('frees its connection when it is stopped, so that the next in the queue runs', async () => {
    await withWarehouse(
      async (warehouse) => {
        const stopped = warehouse.run(endless, { timeoutMs: 200 });
        const waiting = warehouse.rows(statement('select 2', { N: 'integer' }));
        const tooLate = warehouse.rows(statement('select 3', { N: 'integer' }), { timeoutMs: 50 });
        await expect(tooLate).rejects.toThrow(QueryTimeout);
        await expect(stopped).rejects.toThrow(QueryTimeout);
        expect(await waiting).toEqual([{ N: 2 }]);
      },
      { connections: 1 },
    );
  });

  it('gets through while long ones run and wait, and waits for nothing else', async () => {
    await withWarehouse(
      async (warehouse) => {
        const leaving = new AbortController();
        const long = Array.from({ length: 6 }, (_, index) =>
          warehouse.run(statement(endless.sql.replace('= 1', `= ${index}`), { N: 'bigint' }), {
            lane: 'long',
            signal: leaving.signal,
            timeoutMs: Number.POSITIVE_INFINITY,
          }),
        );
        const ended = Promise.allSettled(long);
        for (let number = 0; number < 20; number += 1) {
          expect(await warehouse.rows(statement('select ?', { N: 'integer' }, [number]))).toEqual([{ N: number }]);
        }
        expect(warehouse.occupancy).toEqual({
          short: { running: 0, waiting: 0 },
          long: { running: 2, waiting: 4 },
        });
        leaving.abort();
        expect((await ended).map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
        const rows = await warehouse.rows(statement('select 1', { N: 'integer' }), { lane: 'long' });
        expect(rows).toEqual([{ N: 1 }]);
      },
      { connections: 4 },
    );
  });

  it('lets long ones use what nobody else needs, one after the other', async () => {
    await withWarehouse(
      async (warehouse) => {
        const all = Array.from({ length: 10 }, (_, number) =>
          warehouse.rows(statement('select ?', { N: 'integer' }, [number]), { lane: 'long' }),
        );
        expect((await Promise.all(all)).flat()).toEqual(Array.from({ length: 10 }, (_, number) => ({ N: number })));
        expect(warehouse.occupancy.long).toEqual({ running: 0, waiting: 0 });
      },
      { connections: 1 },
    );
  });

  it('refuses more rows than allowed, and more memory than there is', async () => {
    await withWarehouse(
      async (warehouse) => {
        const many = statement('select i from range(100000) as r(i)', { I: 'bigint' });
        await expect(warehouse.run(many, { maxRows: 99_999 })).rejects.toThrow(QueryTooLarge);
        expect((await warehouse.run(many, { maxRows: 100_000 })).rowCount).toBe(100_000);
        const wide = statement(`select len(list(i::varchar || repeat('x', 1000))) from range(2000000) as r(i)`, {
          N: 'bigint',
        });
        await expect(warehouse.run(wide)).rejects.toThrow(QueryTooLarge);
        expect(await warehouse.rows(statement('select 1', { N: 'integer' }))).toEqual([{ N: 1 }]);
      },
      { memoryLimit: '200MB' },
    );
  });

  it('refuses more bytes than allowed as soon as they are read', async () => {
    await withWarehouse(async (warehouse) => {
      const wide = (rows: number) =>
        statement("select repeat('x', 1000) || i from range(?) as r(i)", { I: 'text' }, [rows]);
      const tooLarge = warehouse.run(wide(1_000_000_000), { maxBytes: 3 * 1_048_576 });
      await expect(tooLarge).rejects.toThrow(QueryTooLarge);
      await expect(tooLarge).rejects.toThrow('The result is larger than 3 MB.');
      await expect(warehouse.run(wide(1_000_000_000))).rejects.toThrow('The result is larger than 32 MB.');
      expect((await warehouse.run(wide(2_000), { maxBytes: 3 * 1_048_576 })).rowCount).toBe(2_000);
      expect(warehouse.occupancy.short).toEqual({ running: 0, waiting: 0 });
    });
  });

  it('says what DuckDB could not do', async () => {
    await withWarehouse(async (warehouse) => {
      const bad = statement("select 'abc'::integer", { N: 'integer' });
      await expect(warehouse.run(bad)).rejects.toThrow(QueryFailed);
      await expect(warehouse.run(bad)).rejects.toThrow(/abc/);
    });
  });

  it('keeps the event loop free while wide rows stream', async () => {
    await withWarehouse(async (warehouse) => {
      const columns = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`C${index}`, 'text' as const]));
      const sql = `select ${Object.keys(columns).map((name) => `'${name} ' || i`)} from range(50000) as r(i)`;
      let turns = 0;
      const ticking = setInterval(() => {
        turns += 1;
      }, 1);
      await warehouse.run(statement(sql, columns), { maxBytes: Number.POSITIVE_INFINITY });
      clearInterval(ticking);
      expect(turns).toBeGreaterThan(5);
    });
  });

  it('is refused after closing, and ends when the warehouse closes', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await withWarehouse(async (warehouse) => {
      late = warehouse.run(endless).catch((error: unknown) => error);
      await sleep(50);
    });
    expect(await late).toBeInstanceOf(WarehouseClosed);
  });
});

describe('equal queries', () => {
  it('share one answer until data changes', async () => {
    await withWarehouse(async (warehouse) => {
      const random = statement('select random()', { R: 'double' });
      const [one, two] = await Promise.all([warehouse.run(random), warehouse.run(random)]);
      expect(two.json).toEqual(one.json);
      expect((await warehouse.run(random)).json).toEqual(one.json);
      const load = await warehouse.beginLoad({ kind: 'invoice', source: 'test.csv' });
      addSimpleInvoice(load, 1);
      await load.commit();
      expect((await warehouse.run(random)).json).not.toEqual(one.json);
    });
  });

  it('asked at once run once, and everyone is told how the answer came about', async () => {
    await withWarehouse(async (warehouse) => {
      const random = statement('select random() from range(100000) limit 1', { R: 'double' });
      const ways: string[] = [];
      const ask = () => warehouse.run(random, { onAnswered: ({ answeredBy }) => void ways.push(answeredBy) });
      const answers = await Promise.all(Array.from({ length: 50 }, ask));
      expect(new Set(answers.map(({ json }) => textOf(json))).size).toBe(1);
      expect(ways.toSorted()).toEqual(['engine', ...Array(49).fill('equal question')]);
      await ask();
      expect(ways.at(-1)).toBe('cache');
    });
  });

  it('run each time with a cache of no bytes, as the bench opens a warehouse', async () => {
    await withWarehouse(
      async (warehouse) => {
        const random = statement('select random()', { R: 'double' });
        const first = await warehouse.run(random);
        expect((await warehouse.run(random)).json).not.toEqual(first.json);
      },
      { cacheBytes: 0 },
    );
  });

  it('are told apart by their values', async () => {
    await withWarehouse(async (warehouse) => {
      const value = (parameter: number | bigint | string) =>
        warehouse.rows(statement('select typeof(?)', { T: 'text' }, [parameter]));
      expect(await Promise.all([value(1), value(1n), value('1')])).toEqual([
        [{ T: 'INTEGER' }],
        [{ T: 'BIGINT' }],
        [{ T: 'VARCHAR' }],
      ]);
    });
  });

  it('go on for one caller when another leaves', async () => {
    await withWarehouse(async (warehouse) => {
      const slow = statement('select count(*) from range(30000000) as r(i) where hash(i) % 3 = 0', { N: 'bigint' });
      const leaving = new AbortController();
      const left = warehouse.run(slow, { signal: leaving.signal });
      const stayed = warehouse.run(slow);
      leaving.abort();
      await expect(left).rejects.toThrow(QueryCancelled);
      expect((await stayed).rowCount).toBe(1);
    });
  });
});

describe('an export', () => {
  it('writes CSV and Parquet', async () => {
    await withWarehouse(async (warehouse, folder) => {
      const query = statement(
        'select i as "I", i * 1.5 as "X" from range(?) as r(i)',
        { I: 'bigint', X: 'decimal' },
        [3],
      );
      const csv = await warehouse.export(query, folder.file('out.csv'), 'csv');
      expect(csv).toEqual({ rows: 3, bytes: 22 });
      expect(readFileSync(folder.file('out.csv'), 'utf8')).toBe('I,X\n0,0.0\n1,1.5\n2,3.0\n');
      expect(await warehouse.export(query, folder.file('out.parquet'), 'parquet')).toMatchObject({ rows: 3 });
      await expect(warehouse.export(endless, folder.file('no.csv'), 'csv', { timeoutMs: 50 })).rejects.toThrow(
        QueryTimeout,
      );
    });
  });

  it('has names for people, and no text that a spreadsheet would run', async () => {
    await withWarehouse(async (warehouse, folder) => {
      const texts = ['plain', '=1+1', '+1', '-1', '@x', "'=quoted", "it's", '上海', 'a "b", c'];
      const rows = texts.map((_, index) => `select ?, ${index}`).join(' union all ');
      const query = statement(
        `select * from (${rows}) as t(text, place) order by place`,
        { T: 'text', N: 'integer' },
        texts,
      );
      await warehouse.export(query, folder.file('people.csv'), 'csv', { headers: ['Text', 'Place, "in order"'] });
      expect(readFileSync(folder.file('people.csv'), 'utf8').split('\r\n')).toEqual([
        '\ufeffText,"Place, ""in order"""',
        'plain,0',
        "'=1+1,1",
        "'+1,2",
        "'-1,3",
        "'@x,4",
        "''=quoted,5",
        "it's,6",
        '上海,7',
        '"a ""b"", c",8',
        '',
      ]);
    });
  });

  it('tells that the disk is full', async () => {
    await withWarehouse(async (warehouse, folder) => {
      const query = statement('select repeat(\'x\', 1000) as "X" from range(?) as r(i)', { X: 'text' }, [1_000]);
      const full = folder.file('full.csv');
      symlinkSync('/dev/full', full);
      await expect(warehouse.export(query, full, 'csv')).rejects.toThrow('No space left on device');
    });
  });
});
