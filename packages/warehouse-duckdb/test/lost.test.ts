import { expect, it } from 'vitest';
import { openDuckDbWarehouse } from '../src/index.ts';
import { runInChild } from './support/child.ts';
import { statement, TemporaryFolder } from './support/temporary-warehouse.ts';

it('replaces a connection whose query does not end when it is interrupted, and closes without waiting for it', async () => {
  using folder = new TemporaryFolder();
  const file = folder.file('w.duckdb');
  const { output } = await runInChild('lose-queries.ts', file);
  expect(output.split('\n')).toEqual([
    'lost: QueryTimeout',
    'others: [{"N":1},{"N":2},{"N":3}]',
    'closed: WarehouseClosed, 2 go on',
    '',
  ]);

  const warehouse = await openDuckDbWarehouse({ file });
  expect(await warehouse.rows(statement('select 1', { N: 'integer' }))).toEqual([{ N: 1 }]);
  await warehouse.close();
});
