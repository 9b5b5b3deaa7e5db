import { createReadStream } from 'node:fs';
import { rollups } from '@waybill/query';
import { type CopiedTable, type CopyTarget, copiedLoads, copiedTables, type Portion } from '@waybill/warehouse';
import type { ClickHouseAddress } from '../connection/clickhouse-address.ts';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { buildRollup } from '../rollup/prepare-rollups.ts';
import { never, seenAt } from '../schema/versions.ts';
import { whileGathered } from '../shards/gather.ts';
import { onEveryShard } from '../shards/on-every-shard.ts';
import { Shards } from '../shards/shards.ts';
import { countOf, sumOf, textsOf } from './content-of.ts';

/** Opens a database created by `prepareClickHouse`, as the source or the target of a copy. */
export async function openClickHouseCopy(address: ClickHouseAddress): Promise<CopyTarget> {
  return new ClickHouseCopy(await Shards.open(address));
}

/**
 * A ClickHouse database as the source or the target of a copy. Rows are copied into the first shard, from which clients
 * can be moved; what every shard has is copied into all of them.
 */
export class ClickHouseCopy implements CopyTarget {
  readonly name: string;
  readonly #shards: Shards;
  /** The shards, counted from 1, with rows of a portion. */
  readonly #found = new Map<string, readonly number[]>();

  constructor(shards: Shards) {
    this.#shards = shards;
    this.name = shards.first.name;
  }

  async lastLoad(): Promise<number> {
    const [row] = await this.#shards.first.rows('select ifNull(max(load_id), 0) from load');
    return Number(row?.[0]);
  }

  async portions(table: CopiedTable): Promise<Portion[]> {
    const committed = await this.#committed(table);
    const found = await this.#shards.onEach((connection, number) =>
      number > 1 && onEveryShard.has(table.name) ? Promise.resolve([]) : portionsOn(connection, table, committed),
    );
    const ofKeys = Map.groupBy(
      found.flatMap((portions, index) => portions.map((portion) => ({ portion, shard: index + 1 }))),
      ({ portion }) => portion.key,
    );
    const whole = [...ofKeys].map(([key, parts]) => {
      this.#found.set(
        `${table.name} ${key}`,
        parts.map(({ shard }) => shard),
      );
      return parts.map(({ portion }) => portion).reduce(together);
    });
    return whole.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  async write(table: CopiedTable, key: string, file: string): Promise<void> {
    const { name, columns, portionedBy } = table;
    const where = portionedBy === undefined ? '1' : `"${portionedBy}" = ${BigInt(key)}`;
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const sql = `select ${names} from ${name} where ${where} and ${await this.#committed(table)}`;
    const [first = 1, ...further] = this.#found.get(`${name} ${key}`) ?? [];
    const shards = [first, ...further].map((number) => this.#shards.numbered(number));
    if (further.length === 0) {
      await this.#shards.numbered(first).writeParquet(sql, file);
      return;
    }
    const parts = [{ table: 'gathered_1', statement: { sql, parameters: [] }, reads: [] }];
    const whole = { sql: `select ${names} from gathered_1`, parameters: [] };
    await whileGathered(shards, { parts, whole }, new AbortController().signal, (connection, statement) =>
      connection.writeParquet(statement.sql, file),
    );
  }

  async read({ name, columns }: CopiedTable, file: string): Promise<void> {
    const names = columns.map((column) => column.name);
    const { all, first } = this.#shards;
    // The loads come last; with them, a copy is complete.
    if (name === copiedLoads.name) await this.#shards.waitForReplicas();
    for (const connection of onEveryShard.has(name) ? all.toReversed() : [first])
      await connection.insertParquet(name, names, createReadStream(file));
    if (name === copiedLoads.name) await this.#shards.waitForReplicas();
  }

  async removeUnfinished(): Promise<void> {
    const names = [...copiedTables, copiedLoads].map(({ name }) => name);
    const ofShards = this.#shards.areSeveral ? ['placement'] : [];
    for (const name of [...names, ...ofShards])
      await this.#shards.onEach((connection) => connection.command(`truncate table ${name}`));
  }

  async buildRollups(): Promise<void> {
    for (const rollup of rollups) await this.#shards.onEach((connection) => buildRollup(connection, rollup, never - 1));
  }

  /** An interrupted load leaves rows that the next load removes. An unfinished copy has no loads yet. */
  async #committed({ name, columns }: CopiedTable): Promise<string> {
    const lastLoad = await this.lastLoad();
    if (name === 'load') return 'true';
    return columns.some((column) => column.name === 'load_id') ? seenAt(lastLoad === 0 ? never - 1 : lastLoad) : 'true';
  }

  async close(): Promise<void> {
    await this.#shards.close();
  }
}

async function portionsOn(connection: ClickHouseConnection, table: CopiedTable, committed: string): Promise<Portion[]> {
  const { name, columns, portionedBy } = table;
  const key = portionedBy === undefined ? "'all'" : `toString("${portionedBy}")`;
  const found = await connection.rows(
    `select ${key} as portion, toString(count()) as row_count, [${columns.map(countOf).join(', ')}], [${columns.map(sumOf).join(', ')}]
     from ${name} where ${committed} group by portion order by portion`,
  );
  return found.map(([portion, rows, values, sums]) => ({
    key: String(portion),
    rows: String(rows),
    values: textsOf(values),
    sums: textsOf(sums),
  }));
}

const together = (one: Portion, other: Portion): Portion => ({
  key: one.key,
  rows: added(one.rows, other.rows),
  values: one.values.map((value, index) => added(value, other.values[index] ?? '')),
  sums: one.sums.map((sum, index) => added(sum, other.sums[index] ?? '')),
});

/** The exact sum of two numbers of the same number of decimals; nothing where there is neither. */
function added(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  const decimals = one.includes('.') ? one.length - one.indexOf('.') - 1 : 0;
  const sum = BigInt(one.replace('.', '')) + BigInt(other.replace('.', ''));
  if (decimals === 0) return String(sum);
  const digits = String(sum < 0n ? -sum : sum).padStart(decimals + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
