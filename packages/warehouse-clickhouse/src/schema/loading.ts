import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

const loadingPrefix = 'loading_';

/**
 * The tables in which a load is put together. They have the load's number in their names: a writer that was taken for
 * dead finds them gone, and cannot change anything any more.
 */
export class Loading {
  readonly #connection: ClickHouseConnection;
  readonly #loadId: number;

  constructor(connection: ClickHouseConnection, loadId: number) {
    this.#connection = connection;
    this.#loadId = loadId;
  }

  /** The name of a table of this load. */
  of(table: string): string {
    return `${loadingPrefix}${this.#loadId}_${table}`;
  }

  /** Makes an empty table of the same structure. */
  async makeLike(table: string, name = this.of(table)): Promise<void> {
    const [row] = await this.#connection.rows(
      'select engine_full from system.tables where database = currentDatabase() and name = {p1:String}',
      [table],
    );
    // Other replicas receive the rows once they are attached.
    const engine = String(row?.[0]).replace(/^Replicated(\w+)\([^)]*\)/, '$1');
    await this.#connection.command(`create table ${name} as ${table} engine = ${engine}`);
  }

  /** Makes an empty table of these columns. */
  async make(table: string, columns: string): Promise<void> {
    await this.#connection.command(`create table ${this.of(table)} (${columns}) engine = MergeTree order by tuple()`);
  }

  /** Replaces the rows of a table of this load by those of a statement about it. */
  async rewrite(table: string, columns: string, select: string): Promise<void> {
    const [now, next] = [this.of(table), this.of(`${table}_next`)];
    await this.makeLike(now, next);
    await this.#connection.command(`insert into ${next} (${columns}) ${select}`);
    await this.#connection.command(`exchange tables ${now} and ${next}`);
    await this.#connection.command(`drop table ${next}`);
  }

  /** Adds its rows to the table that they are for, without copying them: all quarters at once. */
  async attach(table: string, name = this.of(table)): Promise<void> {
    const found = await this.#connection.rows(
      `select distinct partition_id from system.parts
       where database = currentDatabase() and table = '${name}' and active order by partition_id`,
    );
    const commands = found.map(([partition]) => `attach partition id '${partition}' from ${name}`);
    if (commands.length > 0) await this.#connection.command(`alter table ${table} ${commands.join(', ')}`);
  }

  /** Drops the tables of this load. */
  async drop(): Promise<void> {
    await dropTables(this.#connection, this.of(''));
  }
}

/** Drops the tables of all loads in the making. A statement that uses one of them is waited for. */
export async function dropLoadingTables(connection: ClickHouseConnection): Promise<void> {
  await dropTables(connection, loadingPrefix);
}

async function dropTables(connection: ClickHouseConnection, prefix: string): Promise<void> {
  const found = await connection.rows(
    `select name from system.tables where database = currentDatabase() and startsWith(name, '${prefix}')`,
  );
  for (const [name] of found) await connection.command(`drop table if exists ${String(name)} sync`);
}
