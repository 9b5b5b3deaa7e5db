import { beforeAll, expect, test } from 'vitest';
import { rollups } from '../src/index.ts';
import { denseWarehouse } from './filled-warehouse.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await denseWarehouse();
});

const added = rollups.filter(({ lookup }) => lookup === undefined);

test.each(added.map(({ name, table }) => [name, table] as const))(
  '%s adds several rows up to one, so that comparing it with %s says something',
  async (name, table) => {
    const [counted] = await warehouse.run({
      sql: `select (select count(*) from ${name}) as cells, (select count(*) from ${table}) as rows`,
      parameters: [],
      columns: [
        { name: 'cells', type: 'integer' },
        { name: 'rows', type: 'integer' },
      ],
    });
    const { cells, rows } = counted ?? {};
    expect(Number(cells)).toBeGreaterThan(100);
    expect(Number(rows) / Number(cells)).toBeGreaterThan(3);
  },
);
