import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputType } from '@waybill/query';
import type { Statement } from '@waybill/warehouse';
import type { DuckDbWarehouse } from '../../src/index.ts';
import { type DuckDbOptions, openDuckDbWarehouse } from '../../src/index.ts';

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

/** Opens a warehouse in a folder of its own, hands it to the test and closes it. */
export async function withWarehouse(
  work: (warehouse: DuckDbWarehouse, folder: TemporaryFolder) => Promise<void>,
  options: Partial<DuckDbOptions> = {},
): Promise<void> {
  using folder = new TemporaryFolder();
  const warehouse = await openDuckDbWarehouse({ file: folder.file('waybill.duckdb'), threads: 2, ...options });
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
