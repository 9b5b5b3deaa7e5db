import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const house = fileURLToPath(new URL('../../../..', import.meta.url));
const files = globSync('apps/{server,cli}/src/**/*.ts', { cwd: house });

/** What every statement for the warehouse has, whoever writes it. */
const handWritten = /^\s*(?:sql:|sql,$|columns: \[\s*\{ name: )|\{ sql, (?:parameters|columns)\b/m;
/** Tables that only the warehouse has. */
const warehouseTables = /\b(?:from|join|into|update)\s+(?:package_level_info|charge_level_info|source_row|load)\b/i;

describe('server and command', () => {
  it('are looked at', () => {
    expect(files.length).toBeGreaterThan(400);
  });

  it.each(files)('%s writes no SQL for the warehouse: packages/query and packages/warehouse do', (file) => {
    const text = readFileSync(`${house}/${file}`, 'utf8');
    expect(handWritten.exec(text)?.[0]).toBeUndefined();
    expect(warehouseTables.exec(text)?.[0]).toBeUndefined();
  });
});

describe('the look for SQL', () => {
  it('finds what stood there', () => {
    for (const text of [
      "  warehouse.rows({\n    sql: 'select 1::integer as ONE',",
      "  columns: [{ name: 'ONE', type: 'integer' }],",
      '  warehouse.run({ sql, parameters, columns });',
    ]) {
      expect(handWritten.test(text)).toBe(true);
    }
    expect(warehouseTables.test('select max(load_id) as LOAD_ID from load where source = $1')).toBe(true);
    expect(handWritten.test("import { sql } from 'kysely';")).toBe(false);
  });
});
