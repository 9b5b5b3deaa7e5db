import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { duckdb, type Rollup, type Sql, sql } from '@waybill/query';
import {
  type AccountMirror,
  type Asker,
  type AskOptions,
  type Change,
  type CompactionOptions,
  type CompactionSummary,
  type Engine,
  type ExportFormat,
  type ExportOptions,
  type ExportSummary,
  type LoadGroup,
  type LocalFile,
  type Occupancy,
  type Publisher,
  type QueryRunner,
  type RunOptions,
  type Statement,
  startDeadline,
  WarehouseNotWritable,
  type WarehouseSnapshot,
} from '@waybill/warehouse';
import { usualLooseShare } from './compact/compact.ts';
import { findScattered, type ScatteredPartition } from './compact/find-scattered.ts';
import { rowsOf } from './engine/bind.ts';
import type { ConnectionPool } from './engine/connection-pool.ts';
import type { OpenInstance } from './engine/open-instance.ts';
import type { ReaderGate } from './engine/reader-gate.ts';
import { limitSpill, spilledBytes } from './engine/spill.ts';
import { copyTo } from './export/copy-to.ts';
import { replaceAccounts } from './ledger/replace-accounts.ts';
import { mendRollups } from './rollup/mend-rollups.ts';
import type { Writer } from './write/writer.ts';

/** The parts of an open warehouse. */
interface Parts {
  readonly file: string;
  readonly opened: OpenInstance;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly gate: ReaderGate;
  readonly readers: ConnectionPool;
  readonly exporters: ConnectionPool;
  readonly runner: QueryRunner;
  readonly asker: () => Asker | undefined;
  /** Absent when opened for reading only. */
  readonly writer: Writer | undefined;
}

const noLimit: RunOptions = { timeoutMs: Number.POSITIVE_INFINITY };

/** DuckDB on a file that no other process has open. */
export class DuckDbEngine implements Engine {
  readonly dialect = duckdb;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly runner: QueryRunner;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { publisher, rollups, runner } = parts;
    [this.publisher, this.rollups, this.runner] = [publisher, rollups, runner];
    publisher.onPublished(() => runner.forgetAnswers());
  }

  get localFile(): LocalFile {
    const { file, opened } = this.#parts;
    return {
      path: file,
      limitSpill: (bytes) => this.#read((connection) => limitSpill(connection, bytes)),
      spilledBytes: () => spilledBytes(file),
      returnMemory: () => this.writer.returnMemory(opened.memoryLimit),
    };
  }

  get occupancy(): Occupancy {
    return this.#parts.readers.occupancy;
  }

  get lostQueries(): number {
    return this.#parts.readers.lost + this.#parts.exporters.lost;
  }

  get writer(): Writer {
    const { writer, file } = this.#parts;
    if (!writer) throw new WarehouseNotWritable(`${file} is open for reading only.`);
    return writer;
  }

  readonly ask = async (statement: Sql, { lane, gather }: AskOptions = {}): Promise<unknown[][]> => {
    const written = duckdb.write(gather ? gather(sql`(${statement})`) : statement);
    return await this.#read((connection) => rowsOf(connection, written), lane);
  };

  async export(query: Statement, file: string, format: ExportFormat, options: ExportOptions): Promise<ExportSummary> {
    try {
      using deadline = startDeadline({ ...noLimit, ...options });
      return await this.#parts.exporters.use(deadline, (connection) =>
        copyTo(connection, query, file, format, options),
      );
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async beginLoads(): Promise<LoadGroup> {
    return await this.writer.beginLoads();
  }

  async beginChange(): Promise<Change> {
    return await this.writer.beginChange();
  }

  async replaceAccounts(accounts: readonly AccountMirror[]): Promise<void> {
    await this.writer.besideLoads((connection) => replaceAccounts(connection, this.#parts.gate, accounts));
    this.runner.forgetAnswers();
  }

  async bytes(): Promise<number> {
    const { file } = this.#parts;
    return [file, `${file}.wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
  }

  async scattered(): Promise<readonly ScatteredPartition[]> {
    return await this.#read((connection) => findScattered(connection, usualLooseShare));
  }

  async compact(options: CompactionOptions): Promise<CompactionSummary> {
    const summary = await this.writer.compact(options);
    if (summary.partitions > 0) await this.writer.checkpoint();
    return summary;
  }

  async snapshot<Result>(work: (snapshot: WarehouseSnapshot) => Promise<Result>): Promise<Result> {
    return await this.writer.snapshot(() => work({ file: this.#parts.file }));
  }

  async mendRollups(): Promise<readonly string[]> {
    const mended = await this.writer.exclusively((connection) =>
      mendRollups(connection, this.#parts.gate, this.rollups),
    );
    if (mended.length > 0) this.runner.forgetAnswers();
    return mended;
  }

  /** No other process has the file open. */
  async catchUp(): Promise<void> {}

  async close(): Promise<void> {
    const { writer, readers, exporters, opened } = this.#parts;
    await Promise.all([readers.close(), exporters.close()]);
    // The engine keeps the file open for queries that still run; the log is written into the file at the next start.
    if (this.lostQueries > 0) return;
    await writer?.checkpoint();
    opened.close();
  }

  async #read<Result>(
    work: (connection: DuckDBConnection) => Promise<Result>,
    lane: RunOptions['lane'] = 'short',
  ): Promise<Result> {
    using deadline = startDeadline(noLimit);
    return await this.#parts.readers.use(deadline, work, { asker: this.#parts.asker(), lane });
  }
}
