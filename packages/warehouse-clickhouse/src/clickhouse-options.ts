import type { Rollup } from '@waybill/query';
import type { Asker, RunObserver } from '@waybill/warehouse';
import type { ClickHouseAddress } from './connection/clickhouse-address.ts';
import type { WriterLock } from './load/writer-lock.ts';
import type { FamilyReader } from './write/placing.ts';

/** How to open a warehouse in a ClickHouse database. */
export interface ClickHouseOptions {
  readonly address: ClickHouseAddress;
  /** How many queries run at once; default 8. */
  readonly connections?: number;
  /** Returns the user on whose behalf the current call is made; each gets at most a quarter of the connections. */
  readonly asker?: (() => Asker | undefined) | undefined;
  /** Called after every query. */
  readonly onRun?: RunObserver | undefined;
  /** Size limit of the result cache in bytes; default 64 MiB. */
  readonly cacheBytes?: number;
  /** Rollups to keep up to date; default: those declared in the query package. */
  readonly rollups?: readonly Rollup[];
  /** Keeps other processes from writing at the same time; absent if there are none. */
  readonly lock?: WriterLock | undefined;
  /** The replica of each shard that questions go to first, counted from 0; default: one chosen at random. */
  readonly turn?: number;
  /** Which clients belong together: new clients are placed on the shard of their family. Absent: none do. */
  readonly families?: FamilyReader | undefined;
}
