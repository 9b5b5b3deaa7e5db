import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Sql, sql } from '@waybill/query';
import {
  type IncomingRows,
  LoadRejected,
  type StagedColumn,
  type StagedTable,
  type StagedValue,
} from '@waybill/warehouse';
import { sqlType } from '../schema/sql-type.ts';

const fieldSeparator = '\u001f';
const nothing = '\\N';
const linesPerWrite = 1000;

/**
 * Rows on their way into DuckDB, as a text file that DuckDB reads itself. Measured against the appender with data
 * chunks: twice as fast, and nothing blocks the event loop.
 */
export class StageFile implements IncomingRows {
  readonly path: string;
  readonly #columns: readonly StagedColumn[];
  readonly #stream: WriteStream;
  #lines: string[] = [];
  #rows = 0;
  #failure: Error | undefined;

  constructor(path: string, columns: readonly StagedColumn[]) {
    this.path = path;
    this.#columns = columns;
    this.#stream = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#stream.on('error', (error) => {
      this.#failure = error;
    });
  }

  /** Rows appended so far. */
  get rows(): number {
    return this.#rows;
  }

  /** Appends a row, its values in the order of the columns. */
  append(values: readonly (StagedValue | undefined)[]): void {
    // Joined at once: a text that grows piece by piece keeps all of its pieces until it is written.
    this.#lines.push(this.#columns.map((column, index) => field(values[index], column)).join(fieldSeparator));
    this.#rows += 1;
    if (this.#lines.length >= linesPerWrite) this.#write();
  }

  /** Resolves when the operating system has taken what was appended, except for a last few rows. */
  async drain(): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#stream.writableNeedDrain) await once(this.#stream, 'drain');
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    this.#write();
    this.#stream.end();
    await finished(this.#stream);
  }

  /** Lets go of the file, written or not. */
  async destroy(): Promise<void> {
    if (this.#stream.closed) return;
    this.#stream.destroy();
    await once(this.#stream, 'close');
  }

  get relation(): Sql {
    return sql.raw(this.source);
  }

  /** A relation over the rows, typed as the columns, in the order of appending. */
  get source(): string {
    const columns = this.#columns.map(({ name, type }) => `'${name}': '${sqlType[type]}'`).join(', ');
    const path = this.path.replaceAll("'", "''");
    return `read_csv('${path}', auto_detect = false, header = false, delim = '${fieldSeparator}', quote = '', escape = '', nullstr = '${nothing}', new_line = '\\n', columns = {${columns}})`;
  }

  #write(): void {
    if (this.#lines.length === 0) return;
    this.#stream.write(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that a field must not hold.
const forbidden = /[\u0000-\u001f\\]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const controlCharacters = /[\u0000-\u001f]+/g;

function field(value: StagedValue | undefined, { name, type }: StagedColumn): string {
  if (value === null || value === undefined) return nothing;
  if (typeof value !== 'string') return String(value);
  if (type === 'text') return forbidden.test(value) ? plainText(value) : value;
  if (type === 'money' && decimalPlaces(value) > 2)
    throw new LoadRejected(`${name} ${value} has more than two decimal places.`);
  return value;
}

/** Control characters become a space; a text that reads like the mark for nothing is kept apart from it. */
function plainText(value: string): string {
  const text = value.replaceAll(controlCharacters, ' ');
  return text === nothing ? ` ${text}` : text;
}

function decimalPlaces(value: string): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

/** Rows of packages on their way into DuckDB, in a file for each segment of so many packages. */
export class SegmentedStageFile implements StagedTable {
  readonly #path: string;
  readonly #columns: readonly StagedColumn[];
  readonly #packagesOfSegment: number;
  readonly #placeOfPackage: number;
  readonly #segments: StageFile[] = [];
  #rows = 0;

  constructor(path: string, columns: readonly StagedColumn[], packagesOfSegment: number) {
    this.#packagesOfSegment = packagesOfSegment;
    this.#path = path;
    this.#columns = columns;
    this.#placeOfPackage = columns.findIndex(({ name }) => name === 'package');
  }

  /** Rows appended so far. */
  get rows(): number {
    return this.#rows;
  }

  /** Appends a row to the segment of its package; packages are numbered from 1. */
  append(values: readonly (StagedValue | undefined)[]): void {
    const segment = Math.floor((Number(values[this.#placeOfPackage]) - 1) / this.#packagesOfSegment);
    while (this.#segments.length <= segment) this.#segments.push(this.#newSegment());
    this.#segments[segment]?.append(values);
    this.#rows += 1;
  }

  async drain(): Promise<void> {
    for (const segment of this.#segments) await segment.drain();
  }

  async close(): Promise<void> {
    for (const segment of this.#segments) await segment.close();
  }

  async destroy(): Promise<void> {
    for (const segment of this.#segments) await segment.destroy();
  }

  /** A relation over the rows of each segment, in the order of appending. */
  get relations(): readonly string[] {
    return this.#segments.map(({ source }) => source);
  }

  #newSegment(): StageFile {
    return new StageFile(`${this.#path}-${this.#segments.length}`, this.#columns);
  }
}
