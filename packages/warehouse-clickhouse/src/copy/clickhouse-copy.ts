import { createReadStream } from 'node:fs';
import { rollups } from '@waybill/query';
import {
  type CopiedTable,
  type CopyTarget,
  copiedLoads,
  copiedTables,
  type LedgerColumn,
  type Portion,
} from '@waybill/warehouse';
import type { ClickHouseAddress } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { buildRollup } from '../rollup/prepare-rollups.ts';
import { assertSchema } from '../schema/prepare-database.ts';
import { never, seenAt } from '../schema/versions.ts';

/** Opens a database created by `prepareClickHouse`, as the source or the target of a copy. */
export async function openClickHouseCopy(address: ClickHouseAddress): Promise<CopyTarget> {
  const connection = new ClickHouseConnection(address);
  try {
    await assertSchema(connection);
    return new ClickHouseCopy(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** A ClickHouse database as the source or the target of a copy. */
class ClickHouseCopy implements CopyTarget {
  readonly name: string;
  readonly #connection: ClickHouseConnection;

  constructor(connection: ClickHouseConnection) {
    this.#connection = connection;
    this.name = connection.name;
  }

  async lastLoad(): Promise<number> {
    const [row] = await this.#connection.rows('select ifNull(max(load_id), 0) from load');
    return Number(row?.[0]);
  }

  async portions(table: CopiedTable): Promise<Portion[]> {
    const { name, columns, portionedBy } = table;
    const key = portionedBy === undefined ? "'all'" : `toString("${portionedBy}")`;
    const counts = columns.map((column) => `toString(count("${column.name}"))`);
    const found = await this.#connection.rows(
      `select ${key} as portion, toString(count()) as row_count, [${counts.join(', ')}], [${columns.map(sumOf).join(', ')}]
       from ${name} where ${await this.#committed(table)} group by portion order by portion`,
    );
    return found.map(([portion, rows, values, sums]) => ({
      key: String(portion),
      rows: String(rows),
      values: textsOf(values),
      sums: textsOf(sums),
    }));
  }

  async write(table: CopiedTable, key: string, file: string): Promise<void> {
    const { name, columns, portionedBy } = table;
    const where = portionedBy === undefined ? '1' : `"${portionedBy}" = ${BigInt(key)}`;
    const names = columns.map((column) => `"${column.name}"`);
    const committed = await this.#committed(table);
    await this.#connection.writeParquet(
      `select ${names.join(', ')} from ${name} where ${where} and ${committed}`,
      file,
    );
  }

  async read({ name, columns }: CopiedTable, file: string): Promise<void> {
    const names = columns.map((column) => column.name);
    await this.#connection.insertParquet(name, names, createReadStream(file));
  }

  async removeUnfinished(): Promise<void> {
    for (const { name } of [...copiedTables, copiedLoads]) await this.#connection.command(`truncate table ${name}`);
  }

  async buildRollups(): Promise<void> {
    for (const rollup of rollups) await buildRollup(this.#connection, rollup, never - 1);
  }

  /** An interrupted load leaves rows that the next load removes. An unfinished copy has no loads yet. */
  async #committed({ name, columns }: CopiedTable): Promise<string> {
    const lastLoad = await this.lastLoad();
    if (name === 'load') return 'true';
    return columns.some((column) => column.name === 'load_id') ? seenAt(lastLoad === 0 ? never - 1 : lastLoad) : 'true';
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

const places: Readonly<Partial<Record<LedgerColumn['type'], number>>> = { money: 2, length: 2, weight: 6, rate: 8 };

/** The exact sum of a column's values as text, as DuckDB writes it. */
function sumOf({ name, type }: LedgerColumn): string {
  const scale = places[type];
  const value = `"${name}"`;
  const sum =
    scale === undefined ? `toString(sum(toInt128(${added(value, type)})))` : `toDecimalString(sum(${value}), ${scale})`;
  return `ifNull(${sum}, '')`;
}

function added(value: string, type: LedgerColumn['type']): string {
  switch (type) {
    case 'text':
      return `length(${value})`;
    case 'date':
      return `toInt32(${value})`;
    case 'timestamp':
      return `toUnixTimestamp64Micro(${value})`;
    default:
      return value;
  }
}

const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
