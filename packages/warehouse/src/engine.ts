import type { Dialect, Rollup } from '@waybill/query';
import type { Change } from './change/change.ts';
import type { CompactionOptions, CompactionSummary } from './compact/compaction.ts';
import type { CopySource } from './copy/copied-table.ts';
import type { Occupancy } from './engine/borrowers.ts';
import type { QueryRunner } from './engine/query-runner.ts';
import type { Ask } from './engine/reader.ts';
import type { Statement } from './engine/statement.ts';
import type { ExportFormat, ExportOptions, ExportSummary } from './export/export.ts';
import type { AccountMirror } from './ledger/ledger.ts';
import type { LoadGroup } from './load/load.ts';
import type { Publisher } from './publish/publisher.ts';

/** What an engine does itself. Everything else a warehouse can do is written once, above it. */
export interface Engine {
  readonly dialect: Dialect;
  readonly publisher: Publisher;
  readonly runner: QueryRunner;
  /** Rollups that are kept up to date. */
  readonly rollups: readonly Rollup[];
  readonly localFile: LocalFile | undefined;
  readonly occupancy: Occupancy;
  readonly lostQueries: number;
  readonly ask: Ask;
  export(query: Statement, file: string, format: ExportFormat, options: ExportOptions): Promise<ExportSummary>;
  /** Opens loads that are stored together; waits until no other change is open. */
  beginLoads(): Promise<LoadGroup>;
  /** Opens any other change; waits until no other is open. */
  beginChange(): Promise<Change>;
  replaceAccounts(accounts: readonly AccountMirror[]): Promise<void>;
  /** Bytes of the rows on disk. */
  bytes(): Promise<number>;
  /** What the next compaction sorts. */
  scattered(): Promise<readonly { readonly billDatePartition: number; readonly rows: number }[]>;
  compact(options: CompactionOptions): Promise<CompactionSummary>;
  /** Runs work while nothing changes what is committed. */
  snapshot<Result>(work: (snapshot: WarehouseSnapshot) => Promise<Result>): Promise<Result>;
  mendRollups(): Promise<readonly string[]>;
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** The file of a warehouse whose engine runs inside this process, and what the engine needs of this machine. */
export interface LocalFile {
  readonly path: string;
  /**
   * Limits the disk space that queries and loads may use while they run; beyond it: QueryTooLarge. Infinite: no limit.
   */
  limitSpill(bytes: number): Promise<void>;
  /** Bytes that running queries and loads have put on the disk. */
  spilledBytes(): Promise<number>;
  /**
   * Returns to the machine the memory that the engine has freed and, unless it is much, what it keeps of the file for the
   * next queries. Does nothing, and says so with `false`, while somebody reads or changes the file.
   */
  returnMemory(): Promise<boolean>;
}

/**
 * Where the rows of a warehouse are while nothing changes them. Only another process may read the file, because a
 * process that closes a file loses its lock on it.
 */
export type WarehouseSnapshot = { readonly file: string } | { readonly rows: CopySource };
