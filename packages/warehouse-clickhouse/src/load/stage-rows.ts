import { type Sql, sql } from '@waybill/query';
import { type IncomingRows, LoadRejected, type StagedColumn, type StagedValue } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { clickHouseType } from '../schema/clickhouse-type.ts';

const rowsAtOnce = 20_000;
const mostDecimalPlaces = 2;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that a text must not hold.
const controlCharacters = /[\u0000-\u001f]+/g;

/** Rows on their way into ClickHouse, in a table of their own, sent some thousands at a time. */
export class StageRows implements IncomingRows {
  readonly table: string;
  readonly #connection: ClickHouseConnection;
  readonly #columns: readonly StagedColumn[];
  #waiting: unknown[][] = [];
  #rows = 0;
  #sending: Promise<void> = Promise.resolve();
  #failure: unknown;

  constructor(connection: ClickHouseConnection, table: string, columns: readonly StagedColumn[]) {
    this.#connection = connection;
    this.table = table;
    this.#columns = columns;
  }

  /** Makes the table, empty. */
  async create(): Promise<void> {
    const columns = this.#columns.map(({ name, type }) => `"${name}" Nullable(${clickHouseType[type]})`);
    await this.#connection.command(
      `create table ${this.table} (${columns.join(', ')}) engine = MergeTree order by tuple()`,
    );
  }

  get relation(): Sql {
    return sql.table(this.table);
  }

  /** Rows appended so far. */
  get rows(): number {
    return this.#rows;
  }

  /** Appends a row, its values in the order of the columns. */
  append(values: readonly (StagedValue | undefined)[]): void {
    this.#waiting.push(this.#columns.map((column, index) => sent(values[index], column)));
    this.#rows += 1;
    if (this.#waiting.length >= rowsAtOnce) this.#send();
  }

  /** Resolves when the server has what was sent so far. */
  async drain(): Promise<void> {
    await this.#sending;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    this.#send();
    await this.drain();
  }

  #send(): void {
    const rows = this.#waiting;
    if (rows.length === 0) return;
    this.#waiting = [];
    this.#sending = this.#sending
      .then(() => this.#connection.insertRows(this.table, rows))
      .catch((error: unknown) => {
        this.#failure ??= error;
      });
  }
}

function sent(value: StagedValue | undefined, { name, type }: StagedColumn): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return typeof value === 'bigint' ? String(value) : value;
  if (type === 'text') return value.replaceAll(controlCharacters, ' ');
  // The server would cut off further decimals without a word.
  if (type === 'money' && decimalPlaces(value) > mostDecimalPlaces)
    throw new LoadRejected(`${name} ${value} has more than two decimal places.`);
  return value;
}

function decimalPlaces(value: string): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}
