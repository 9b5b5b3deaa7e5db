import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceServer, dataPaths } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const content = 'date,currency,usd_rate\n2026-03-02,CAD,0.7312\n2026-03-03,CAD,0.7320\n2026-03-02,XTS,2\n';

describe('waybill rates', async () => {
  const directory = await PreparedDirectory.make();
  const desk = await mkdtemp(join(tmpdir(), 'waybill-rates-'));
  afterAll(async () => {
    await directory.remove();
    await rm(desk, { recursive: true, force: true });
  });
  const file = async (name: string, text: string) => {
    await writeFile(join(desk, name), text);
    return join(desk, name);
  };

  it('stores all rates of a file, also of a currency that is new', async () => {
    const ended = await runCommand(['rates', await file('rates.csv', content)], directory.environment);
    expect(ended).toEqual({
      code: 0,
      output: 'rates.csv: 3 rates stored: CAD, XTS from 2026-03-02 to 2026-03-03.\n',
      errors: '',
    });
    const stored = await directory.whileOpen(({ settings }) =>
      settings
        .selectFrom('exchange_rate')
        .select(['currency_code', 'usd_rate', 'source'])
        .where('rate_date', '=', '2026-03-02')
        .orderBy('currency_code')
        .execute(),
    );
    expect(stored).toEqual([
      { currency_code: 'CAD', usd_rate: '0.73120000', source: 'rates.csv' },
      { currency_code: 'XTS', usd_rate: '2.00000000', source: 'rates.csv' },
    ]);
  });

  it('refuses a file with a wrong line, and stores nothing of it', async () => {
    const wrong = await file('wrong.csv', 'date,currency,usd_rate\n2026-04-01,CAD,0.7\n2026-04-31,CAD,0.7\n');
    const { code, errors } = await runCommand(['rates', wrong], directory.environment);
    expect(code).toBe(1);
    expect(errors).toContain('Line 3, date: must be a valid date');
    const stored = await directory.whileOpen(({ settings }) =>
      settings.selectFrom('exchange_rate').select('usd_rate').where('rate_date', '>=', '2026-04-01').execute(),
    );
    expect(stored).toEqual([]);
  });

  it('ends with 2 when there is no such file', async () => {
    const { code } = await runCommand(['rates', join(desk, 'none.csv')], directory.environment);
    expect(code).toBe(2);
  });

  it('hands the rates to the server that runs', async () => {
    const house = await House.open();
    const paths = dataPaths(house.dataDirectory);
    const token = 'internal token of the tests';
    try {
      await announceServer(paths, { pid: process.pid, address: house.address, token });
      const environment = { WAYBILL_DATA: house.dataDirectory };
      const { code } = await runCommand(['rates', await file('live.csv', content)], environment);
      expect(code).toBe(0);
      const stored = await house.settings
        .selectFrom('exchange_rate')
        .select('usd_rate')
        .where('source', '=', 'live.csv')
        .execute();
      expect(stored).toHaveLength(3);
    } finally {
      await house.close();
    }
  });
});
