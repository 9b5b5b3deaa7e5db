import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputType } from '@waybill/query';
import type { Statement } from '@waybill/warehouse';
import type { DuckDbWarehouse } from '../../src/index.ts';
import { type DuckDbOptions, openDuckDbWarehouse } from '../../src/index.ts';

const fileName = 'waybill.duckdb';

/** A folder that goes away with the test. */
export class TemporaryFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'warehouse-'));

  file(name: string): string {
    return join(this.path, name);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** The bytes of an empty warehouse, of which every test gets a copy: making its tables takes five times as long. */
let empty: Promise<Buffer> | undefined;

async function makeEmpty(): Promise<Buffer> {
  using folder = new TemporaryFolder();
  const file = folder.file(fileName);
  const warehouse = await openDuckDbWarehouse({ file, threads: 1 });
  await warehouse.close();
  return readFileSync(file);
}

/**
 * Opens a warehouse in a folder of its own, hands it to the test and closes it. On one thread: for so few rows a second
 * one computes nothing, and costs a third more processor time.
 */
export async function withWarehouse(
  work: (warehouse: DuckDbWarehouse, folder: TemporaryFolder) => Promise<void>,
  options: Partial<DuckDbOptions> = {},
): Promise<void> {
  using folder = new TemporaryFolder();
  const file = folder.file(fileName);
  empty ??= makeEmpty();
  writeFileSync(file, await empty);
  const warehouse = await openDuckDbWarehouse({ file, threads: 1, ...options });
  try {
    await work(warehouse, folder);
  } finally {
    await warehouse.close();
  }
}

/** A statement with its columns as name and type. */
export function statement(
  sql: string,
  columns: Record<string, OutputType>,
  parameters: Statement['parameters'] = [],
): Statement {
  return { sql, parameters, columns: Object.entries(columns).map(([name, type]) => ({ name, type })) };
}
