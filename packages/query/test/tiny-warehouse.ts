import { BIGINT, type DuckDBConnection, DuckDBInstance, type DuckDBPreparedStatement, INTEGER } from '@duckdb/node-api';
import {
  type Column,
  type ColumnType,
  columnsOf,
  dollarColumns,
  dollarsOf,
  partitionValue,
  type TableName,
  tables,
} from '@waybill/model';
import { type CompiledQuery, type Parameter, rollupSelect, rollups } from '../src/index.ts';

const sqlTypes: Readonly<Record<ColumnType, string>> = {
  integer: 'integer',
  bigint: 'bigint',
  text: 'varchar',
  date: 'date',
  timestamp: 'timestamp',
  money: 'decimal(18, 2)',
  weight: 'decimal(18, 6)',
  length: 'decimal(18, 2)',
  rate: 'decimal(18, 8)',
};

const defaults: Readonly<Record<ColumnType, string | number>> = {
  integer: 0,
  bigint: 0,
  text: '',
  date: '2025-01-01',
  timestamp: '2025-01-01 00:00:00',
  money: 0,
  weight: 0,
  length: 0,
  rate: 1,
};

export type Row = Readonly<Record<string, string | number | null>>;
export type Answer = Record<string, unknown>;

/** A DuckDB in memory with both fact tables and a few rows: the SQL runs on the real engine. */
export class TinyWarehouse {
  readonly #connection: DuckDBConnection;
  #nextId = 1;

  private constructor(connection: DuckDBConnection) {
    this.#connection = connection;
  }

  static async open(): Promise<TinyWarehouse> {
    const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    for (const table of ['package_level_info', 'charge_level_info'] as const) {
      await connection.run(createTable(table, [...tables[table], ...dollarColumns(table)]));
    }
    await connection.run(
      'create table account (account_id integer, client_id integer, carrier_id integer, account_number varchar, account_group varchar, account_division varchar, active boolean)',
    );
    return new TinyWarehouse(connection);
  }

  static generatedColumns(table: TableName): readonly string[] {
    const columns: readonly Column[] = [...tables[table], ...dollarColumns(table)];
    return columns.filter(({ generated }) => generated !== undefined).map(({ name }) => name);
  }

  /**
   * Adds rows; columns that are not given hold a default, and null where they may. The dollars of
   * packages are their amounts at the row's rate.
   */
  async insert(table: TableName, rows: readonly Row[]): Promise<void> {
    const stored = storedColumns(table);
    const shape = JSON.stringify([Object.fromEntries(stored.map(({ name, type }) => [name, sqlTypes[type]]))]);
    const complete = JSON.stringify(rows.map((row) => this.#complete(stored, row)));
    const dollars = storedDollars(table).map((name) => `round(${name} * usd_rate, 2) as ${dollarsOf(name)}`);
    await this.#connection.run(
      `insert into ${table} by name
       select ${['*', ...dollars]} from (select unnest(from_json($1::json, '${shape}'), recursive := true))`,
      [complete],
    );
  }

  /** Adds up the fact tables as the warehouse does after a load. */
  async fillRollups(): Promise<void> {
    for (const rollup of rollups) {
      await this.#connection.run(`create or replace table ${rollup.name} as ${rollupSelect(rollup)}`);
    }
  }

  async execute(sql: string): Promise<void> {
    await this.#connection.run(sql);
  }

  /** Rows of SQL written by hand, as JSON has them. */
  async rowsOf(sql: string): Promise<Answer[]> {
    const reader = await this.#connection.runAndReadAll(sql);
    const names = reader.columnNames();
    return reader.getRowsJson().map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  }

  /** Runs a compiled query; keys are the query's own column names. */
  async run({ sql, parameters, columns }: Pick<CompiledQuery, 'sql' | 'parameters' | 'columns'>): Promise<Answer[]> {
    const prepared = await this.#connection.prepare(sql);
    for (const [index, value] of parameters.entries()) bind(prepared, index + 1, value);
    const reader = await prepared.runAndReadAll();
    return reader.getRowsJson().map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
  }

  /** How many rows the engine really reads from tables, by its own count. */
  async rowsScanned({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<number> {
    const prepared = await this.#connection.prepare(`explain (analyze, format json) ${sql}`);
    for (const [index, value] of parameters.entries()) bind(prepared, index + 1, value);
    const reader = await prepared.runAndReadAll();
    const profile: { cumulative_rows_scanned?: number } = JSON.parse(String(reader.getRows()[0]?.[1]));
    return profile.cumulative_rows_scanned ?? Number.NaN;
  }

  #complete(stored: readonly Column[], row: Row): Row {
    const id = this.#nextId;
    this.#nextId += 1;
    const given: Row = { load_id: 1, client_id: 1001, tracking_id: id, charge_id: id, currency_code: 'USD', ...row };
    const full = Object.fromEntries(
      stored.map(({ name, type, nullable }) => [name, given[name] ?? (nullable ? null : defaults[type])]),
    );
    const partition = (column: string) => partitionValue(Number(full.client_id), String(full[column]));
    return { ...full, bill_date_partition: partition('bill_date'), pickup_date_partition: partition('pickup_date') };
  }
}

/** Whole numbers as whole numbers, as the warehouse does. */
function bind(prepared: DuckDBPreparedStatement, position: number, value: Parameter): void {
  if (typeof value === 'number' && Math.abs(value) <= 2_147_483_647) prepared.bindValue(position, value, INTEGER);
  else if (typeof value === 'number') prepared.bindValue(position, BigInt(value), BIGINT);
  else prepared.bindValue(position, value);
}

function storedColumns(table: TableName): readonly Column[] {
  const columns: readonly Column[] = tables[table];
  return columns.filter(({ generated }) => generated === undefined);
}

/** The money columns whose dollars are stored. */
function storedDollars(table: TableName): readonly string[] {
  const stored = dollarColumns(table).filter(({ generated }) => generated === undefined);
  const dollars = new Set(stored.map(({ name }) => name));
  return columnsOf(table)
    .map(({ name }) => name)
    .filter((name) => dollars.has(dollarsOf(name)));
}

function createTable(name: string, columns: readonly Column[]): string {
  const definitions = columns.map(({ name: column, type, generated }) =>
    generated === undefined
      ? `${column} ${sqlTypes[type]}`
      : `${column} ${sqlTypes[type]} generated always as (cast(${generated} as ${sqlTypes[type]})) virtual`,
  );
  return `create table ${name} (${definitions.join(', ')})`;
}
