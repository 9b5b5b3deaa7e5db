import type { TableName } from '@waybill/model';
import { clickhouse, type Rollup, type Sql, sql } from '@waybill/query';
import { type ChangePart, columnsOf, type Replacement, storedColumns, tableNames } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { rollupNames, sumsOf } from '../rollup/rollup-table.ts';
import { columnList } from '../schema/column-list.ts';
import { factTableOrder } from '../schema/fact-table-ddl.ts';
import { Loading } from '../schema/loading.ts';
import { seenAt } from '../schema/versions.ts';
import type { Counters } from './counters.ts';

/** What a change is made with. */
export interface ChangeParts {
  readonly connection: ClickHouseConnection;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
}

/** The tables of which a load that is being stored sees its own rows only. */
const tablesOfLoads: readonly string[] = [...tableNames, 'invoice'];

/**
 * A change of the warehouse in the making, on one of its servers. ClickHouse has no transactions: rows are put together
 * in staging tables and attached to the tables as seen from the number of this load on, and rows that they replace are
 * seen until it. Nobody asks for that number before the load exists, which it does with its row in the table `load`.
 */
export class Change implements ChangePart {
  readonly dialect = clickhouse;
  readonly connection: ClickHouseConnection;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
  readonly loading: Loading;
  /** Tables with rows that are not attached yet. */
  readonly #unattached = new Set<string>();
  #isLoad = false;

  constructor({ connection, rollups, first }: ChangeParts) {
    this.connection = connection;
    this.rollups = rollups;
    this.first = first;
    this.loading = new Loading(connection, first.loadId);
  }

  get loadId(): number {
    return this.first.loadId;
  }

  /** To be called when the rows of a load are in staging tables: the change is about these from now on. */
  beginLoad(): void {
    this.#isLoad = true;
  }

  /** The condition on rows that are seen before the change. */
  seen(table = ''): string {
    return seenAt(this.first.lastLoad, table);
  }

  async rows(statement: Sql): Promise<unknown[][]> {
    const { sql: text, parameters } = clickhouse.write(statement);
    return await this.connection.rows(text, parameters);
  }

  tableOf(name: string): Sql {
    const columns = isFactTable(name) ? columnList(columnsOf(name)) : '*';
    if (this.#isLoad && tablesOfLoads.includes(name))
      return sql.raw(`(select ${columns} from ${this.loading.of(name)})`);
    const added = this.#unattached.has(name) ? ` union all select ${columns} from ${this.loading.of(name)}` : '';
    return sql.raw(`(select ${columns} from ${name} where ${seenAt(this.loadId)}${added})`);
  }

  async stage(name: string, select: Sql): Promise<void> {
    // In one statement, the server would work out the rows without the settings of the session.
    await this.#run(sql`create table ${this.staged(name)} engine = MergeTree order by tuple() empty as ${select}`);
    await this.#run(sql`insert into ${this.staged(name)} ${select}`);
  }

  staged(name: string): Sql {
    return sql.table(this.loading.of(name));
  }

  async insert(table: string, columns: readonly string[], select: Sql): Promise<void> {
    if (!this.#unattached.has(table)) await this.loading.makeLike(table);
    this.#unattached.add(table);
    await this.#run(
      sql`insert into ${this.staged(table)} (${sql.raw(columns.join(', '))}, since_load)
        select *, ${sql.lit(this.loadId)} from (${select})`,
    );
  }

  async remove(table: string, where: Sql): Promise<number> {
    return await this.end(table, textOf(where));
  }

  async replace(replacement: Replacement): Promise<number> {
    const { table, key, from, values } = replacement;
    const [row] = await this.rows(sql`select count() from ${from} s`);
    const found = Number(row?.[0]);
    if (found > 0) await (this.#isLoad ? this.#rewrite(replacement) : this.#replaceStored(table, key, from, values));
    return found;
  }

  /** Rows that have been attached are seen at once by this change, and rows that have ended are not. */
  async #replaceStored(
    table: TableName,
    key: Replacement['key'],
    from: Sql,
    values: Replacement['values'],
  ): Promise<void> {
    const columns = storedColumns(table);
    await this.loading.makeLike(table);
    await this.#run(
      sql`insert into ${this.staged(table)} (${sql.raw(columnList(columns))}, since_load)
        select ${valuesOf(columns, (name) => values.get(name))}, ${sql.lit(this.loadId)}
        from ${sql.table(table)} t join ${from} s on ${sql.ref(`s.${key}`)} = ${sql.ref(`t.${key}`)}
        where ${sql.raw(this.seen('t.'))}`,
    );
    const replaced = factTableOrder[table].map((name) => `${name} in (select ${name} from ${this.loading.of(table)})`);
    await this.loading.attach(table);
    await this.end(table, replaced.join(' and '));
  }

  async #rewrite({ table, key, from, values }: Replacement): Promise<void> {
    const columns = storedColumns(table);
    const kept = (name: string): Sql | undefined => {
      const value = values.get(name);
      return value && sql`if(isNull(${sql.ref(`s.${key}`)}), ${sql.ref(`t.${name}`)}, ${value})`;
    };
    const statement = sql`select ${valuesOf(columns, kept)}
      from ${this.staged(table)} t left join ${from} s on ${sql.ref(`s.${key}`)} = ${sql.ref(`t.${key}`)}`;
    await this.loading.rewrite(table, columnList(columns), textOf(statement));
  }

  async refillRollups(packages: Sql, rollups = this.rollups): Promise<void> {
    const touched = textOf(packages);
    for (const rollup of rollups) {
      const partition = `${rollup.dateColumn}_partition`;
      const where = `client_id in (select client_id from ${touched} p)
        and (load_id, ${partition}) in (select load_id, ${partition} from ${touched} p)`;
      await this.end(rollup.name, where);
      await this.loading.makeLike(rollup.name);
      await this.connection.command(
        `insert into ${this.loading.of(rollup.name)} (${rollupNames(rollup)}, since_load)
         select *, ${this.loadId} from (${sumsOf(rollup, `${seenAt(this.loadId)} and ${where}`)})`,
      );
      await this.loading.attach(rollup.name);
    }
  }

  /** Ends the rows of a table that are seen and fulfil the condition, which has to name a table of this load. */
  async end(table: string, where: string): Promise<number> {
    const [row] = await this.connection.rows(`select count() from ${table} where ${this.seen()} and ${where}`);
    const found = Number(row?.[0]);
    if (found > 0)
      await this.connection.command(
        `update ${table} set until_load = ${this.loadId} where ${this.seen()} and ${where}`,
      );
    return found;
  }

  /** Attaches what was inserted. Returns the names of the tables. */
  async attachInserted(): Promise<readonly string[]> {
    const tables = [...this.#unattached];
    for (const table of tables) await this.loading.attach(table);
    this.#unattached.clear();
    return tables;
  }

  async #run(statement: Sql): Promise<void> {
    const { sql: text, parameters } = clickhouse.write(statement);
    await this.connection.command(text, parameters);
  }
}

const isFactTable = (name: string): name is TableName => tableNames.some((table) => table === name);

/** A statement without parameters. */
function textOf(statement: Sql): string {
  const { sql: text, parameters } = clickhouse.write(statement);
  if (parameters.length > 0) throw new RangeError('A condition of a change names its values itself');
  return text;
}

const valuesOf = (columns: readonly { readonly name: string }[], replaced: (name: string) => Sql | undefined): Sql =>
  sql.join(columns.map(({ name }) => replaced(name) ?? sql.ref(`t.${name}`)));
