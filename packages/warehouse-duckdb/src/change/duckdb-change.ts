import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { duckdb, type Rollup, type Sql, sql } from '@waybill/query';
import type {
  Change,
  ChangePart,
  IncomingRows,
  LoadDescription,
  Publisher,
  Replacement,
  StagedColumn,
} from '@waybill/warehouse';
import { changedBy, rowsOf } from '../engine/bind.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import type { Counters } from '../load/counters.ts';
import { insertLoads } from '../load/insert-load.ts';
import { StageFile } from '../load/stage-file.ts';
import { fillRollup } from '../rollup/rollup-table.ts';

/** The tables of which a load that is being stored sees its own rows only. */
const tablesOfLoads: ReadonlySet<string> = new Set(['package_level_info', 'charge_level_info', 'invoice']);

/** Statements of a change, in the transaction of a connection. */
export class DuckDbStatements implements ChangePart {
  readonly dialect = duckdb;
  readonly loadId: number;
  readonly rollups: readonly Rollup[];
  readonly #connection: DuckDBConnection;
  readonly #ofLoads: Sql | undefined;

  /** @param ofLoads the condition on rows of the loads that are being stored, if the change is about these only */
  constructor(connection: DuckDBConnection, loadId: number, rollups: readonly Rollup[], ofLoads?: Sql) {
    this.#connection = connection;
    this.loadId = loadId;
    this.rollups = rollups;
    this.#ofLoads = ofLoads;
  }

  async rows(statement: Sql): Promise<unknown[][]> {
    return await rowsOf(this.#connection, duckdb.write(statement));
  }

  tableOf(name: string): Sql {
    const table = sql.table(name);
    return this.#ofLoads !== undefined && tablesOfLoads.has(name)
      ? sql`(select * from ${table} where ${this.#ofLoads})`
      : table;
  }

  async stage(name: string, select: Sql): Promise<void> {
    await this.#run(sql`create or replace temp table ${sql.table(name)} as ${select}`);
  }

  staged(name: string): Sql {
    return sql.table(name);
  }

  async insert(table: string, columns: readonly string[], select: Sql): Promise<void> {
    await this.#run(sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) ${select}`);
  }

  async remove(table: string, where: Sql): Promise<number> {
    return await this.#run(sql`delete from ${sql.table(table)} where ${where}`);
  }

  async replace({ table, key, from, values }: Replacement): Promise<number> {
    const partitions = await this.#partitionsOf('bill_date_partition', from);
    if (partitions === undefined) return 0;
    const set = [...values].map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    return await this.#run(
      sql`update ${sql.table(table)} t set ${sql.join(set)} from ${from} s
        where ${sql.ref(`t.${key}`)} = ${sql.ref(`s.${key}`)} and t.bill_date_partition in (${partitions})`,
    );
  }

  async refillRollups(packages: Sql, rollups = this.rollups): Promise<void> {
    for (const rollup of rollups) {
      const partition = `${rollup.dateColumn}_partition`;
      const partitions = await this.#partitionsOf(partition, packages);
      if (partitions === undefined) return;
      const column = sql.ref(partition);
      const where = sql`${column} in (${partitions}) and (load_id, ${column}) in (select (load_id, ${column}) from ${packages} p)`;
      await this.#run(sql`delete from ${sql.table(rollup.name)} where ${where}`);
      await this.#connection.run(fillRollup(rollup, duckdb.write(where).sql));
    }
  }

  /** Named in the statement, partitions let DuckDB skip all others. Undefined: there are none. */
  async #partitionsOf(column: string, from: Sql): Promise<Sql | undefined> {
    const found = await this.rows(sql`select distinct ${sql.ref(column)} from ${from} s`);
    return found.length === 0 ? undefined : sql.raw(found.map(([partition]) => String(partition)).join(', '));
  }

  async #run(statement: Sql): Promise<number> {
    return await changedBy(this.#connection, duckdb.write(statement));
  }
}

/** What a change of stored rows is made with. */
interface ChangeParts {
  readonly connection: DuckDBConnection;
  readonly gate: ReaderGate;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
  readonly stagingFolder: string;
  readonly end: (needsCheckpoint: boolean) => Promise<void>;
}

/**
 * A change of stored rows, in one transaction that begins with its first statement and is committed while nobody reads.
 */
export class DuckDbChange implements Change {
  readonly loadId: number;
  readonly #parts: ChangeParts;
  readonly #part: ChangePart;
  readonly #files: StageFile[] = [];
  readonly #startedAt = new Date();
  #state: 'new' | 'begun' | 'committed' = 'new';
  #needsCheckpoint = false;

  constructor(parts: ChangeParts) {
    this.#parts = parts;
    this.loadId = parts.first.loadId;
    this.#part = new DuckDbStatements(parts.connection, this.loadId, parts.rollups);
  }

  async incoming(name: string, columns: readonly StagedColumn[]): Promise<readonly IncomingRows[]> {
    const folder = await mkdtemp(join(this.#parts.stagingFolder, 'change-'));
    const file = new StageFile(join(folder, name), columns);
    this.#files.push(file);
    return [file];
  }

  async onEach<Result>(work: (part: ChangePart) => Promise<Result>): Promise<Result[]> {
    if (this.#state === 'new') {
      // A commit that also writes a checkpoint would block readers for longer than necessary.
      await this.#parts.connection.run("set checkpoint_threshold = '1TB'");
      await this.#parts.connection.run('begin');
      this.#state = 'begun';
    }
    return [await work(this.#part)];
  }

  async commit(description: Pick<LoadDescription, 'kind' | 'source'>): Promise<void> {
    const { connection, gate, publisher, first } = this.#parts;
    const [stored] = await insertLoads(connection, [description], first, this.#startedAt);
    await gate.whenQuiet(() => connection.run('commit'));
    this.#state = 'committed';
    this.#needsCheckpoint = description.kind !== 'deliveries';
    publisher.publish(this.loadId, stored?.committedAt ?? this.#startedAt);
  }

  async close(): Promise<void> {
    const { connection, end } = this.#parts;
    await Promise.allSettled(this.#files.map((file) => file.destroy()));
    if (this.#state === 'begun') await connection.run('rollback').catch(() => undefined);
    if (this.#state !== 'new') await connection.run('reset checkpoint_threshold');
    await end(this.#needsCheckpoint);
  }
}
