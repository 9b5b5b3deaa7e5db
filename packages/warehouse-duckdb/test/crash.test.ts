import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDuckDbWarehouse } from '../src/index.ts';
import { startChild } from './support/child.ts';
import { statement, TemporaryFolder } from './support/temporary-warehouse.ts';

it.each([0, 90, 220])('keeps whole loads only when killed %i ms into a load', async (delay) => {
  using folder = new TemporaryFolder();
  const file = folder.file('w.duckdb');
  const child = startChild('load-until-killed.ts', file);
  const exit = once(child, 'exit');
  let published = 0;
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('published')) published = Number(line.split(' ')[1]);
    if (line === 'loading 3') void sleep(delay).then(() => child.kill('SIGKILL'));
  }
  await exit;

  const warehouse = await openDuckDbWarehouse({ file });
  const { dataVersion } = warehouse;
  expect(dataVersion).toBeGreaterThanOrEqual(published);
  expect(dataVersion).toBeLessThanOrEqual(published + 1);
  const counts = await warehouse.rows(
    statement(
      `select (select count(*) from package_level_info), (select count(*) from charge_level_info),
         (select count(*) from invoice), (select sum(amount) from invoice), (select sum(net_amount) from charge_level_info),
         (select count(*) from source_row)`,
      { P: 'bigint', C: 'bigint', I: 'bigint', AMOUNT: 'money', CHARGED: 'money', ROWS: 'bigint' },
    ),
  );
  const packages = dataVersion * 2000;
  expect(counts).toEqual([
    { P: packages, C: packages, I: dataVersion, AMOUNT: packages * 10, CHARGED: packages * 10, ROWS: packages },
  ]);
  expect(existsSync(`${file}.loading`)).toBe(false);
  await warehouse.close();
});
