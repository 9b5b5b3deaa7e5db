import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CopyFailed } from '../errors.ts';
import {
  type CopiedTable,
  type CopySource,
  type CopyTarget,
  copiedLoads,
  copiedTables,
  type Portion,
} from './copied-table.ts';

/** Called for every table that has been copied and compared. */
export type CopyObserver = (table: string, rows: number) => void;

/** The contents of a copy. */
export interface CopySummary {
  readonly lastLoad: number;
  /** Rows of all tables. */
  readonly rows: number;
}

/**
 * Copies a warehouse into an empty one and compares the two: rows, values and exact sums of every column, by client and
 * quarter. The loads are copied last: a copy that is interrupted, or differs, appears empty.
 *
 * @param folder where the rows of one portion are kept temporarily
 * @throws CopyFailed when the target is not empty or a portion differs.
 */
export async function copyWarehouse(
  source: CopySource,
  target: CopyTarget,
  folder: string,
  observe: CopyObserver,
): Promise<CopySummary> {
  const lastLoad = await source.lastLoad();
  if (lastLoad === 0) throw new CopyFailed(`${source.name} has no loads: there is nothing to copy.`);
  if ((await target.lastLoad()) > 0)
    throw new CopyFailed(`${target.name} has loads already. Copy into an empty warehouse.`);
  await target.removeUnfinished?.();
  const staging = await mkdtemp(join(folder, 'copy-'));
  try {
    let rows = 0;
    for (const table of copiedTables) rows += await copyTable(source, target, table, staging, observe);
    await target.buildRollups();
    if ((await source.lastLoad()) !== lastLoad)
      throw new CopyFailed(`A load was committed in ${source.name} meanwhile. Copy it again while nothing is loaded.`);
    rows += await copyTable(source, target, copiedLoads, staging, observe);
    await target.moveIntoPlace?.();
    return { lastLoad, rows };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function copyTable(
  source: CopySource,
  target: CopyTarget,
  table: CopiedTable,
  staging: string,
  observe: CopyObserver,
): Promise<number> {
  const portions = await source.portions(table);
  const file = join(staging, 'rows.parquet');
  for (const { key } of portions) {
    await source.write(table, key, file);
    await target.read(table, file);
    await rm(file);
  }
  assertSame(table, portions, await target.portions(table));
  const rows = portions.reduce((sum, portion) => sum + Number(portion.rows), 0);
  observe(table.name, rows);
  return rows;
}

function assertSame(
  { name, columns, portionedBy }: CopiedTable,
  one: readonly Portion[],
  other: readonly Portion[],
): void {
  const copies = new Map(other.map((portion) => [portion.key, portion]));
  if (one.length !== other.length)
    throw new CopyFailed(`${name} has ${one.length} portions, its copy has ${other.length}.`);
  for (const portion of one) {
    const copy = copies.get(portion.key);
    const where = portionedBy === undefined ? name : `${name}, ${portionedBy} ${portion.key}`;
    if (copy === undefined) throw new CopyFailed(`The copy has no rows of ${where}.`);
    if (portion.rows !== copy.rows)
      throw new CopyFailed(`${where} has ${portion.rows} rows, its copy has ${copy.rows}.`);
    for (const [index, column] of columns.entries()) {
      if (portion.values[index] !== copy.values[index] || portion.sums[index] !== copy.sums[index])
        throw new CopyFailed(
          `${where}: ${column.name} has ${portion.values[index]} values with the sum ${portion.sums[index]}, its copy ${copy.values[index]} with ${copy.sums[index]}.`,
        );
    }
  }
}
