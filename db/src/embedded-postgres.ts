import { closeSync, fsyncSync, openSync } from 'node:fs';
import { platform } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { SettingsDamaged } from './errors.ts';

type Module = Parameters<NodeFS['init']>[1];

/** What PGlite's file system for Node has in addition to its declared type. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: OpenStream) => number };
  realPath(node: object): string;
}

/** `nfd` is Node's file descriptor; a directory has none. */
interface OpenStream {
  readonly nfd?: number;
  readonly node: object;
}

const done = 0;
/**
 * The number of `EIO` in WebAssembly: PostgreSQL then stops, rather than confirm a write that may not be on the disk.
 */
const inputOutputError = 29;

/**
 * PGlite turns `fsync` off, and its file system does not implement it: a power cut could lose a confirmed write, or
 * damage the database. Here it waits for the disk as a PostgreSQL server does.
 */
class DurableFiles extends NodeFS {
  override init(pg: PGlite, options: Module): ReturnType<NodeFS['init']> {
    const addSync = ({ NODEFS }: { readonly NODEFS: object }) => {
      const files = NODEFS as NodeFileSystem;
      files.stream_ops.fsync = (stream) => sync(files, stream);
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addSync] });
  }
}

function sync(files: NodeFileSystem, { nfd, node }: OpenStream): number {
  try {
    if (nfd === undefined) syncDirectory(files.realPath(node));
    else fsyncSync(nfd);
    return done;
  } catch {
    return inputOutputError;
  }
}

function syncDirectory(path: string): void {
  // Not possible on Windows.
  if (platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}

const withoutSync = '-F';
/** In PGlite's file system `fdatasync`, the usual method, does nothing. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== withoutSync),
  ...['-c', 'wal_sync_method=fsync'],
  // Enough for settings, and 60 MB less than the default.
  ...['-c', 'shared_buffers=16MB'],
];

/**
 * Leaves the embedded PostgreSQL as V8 first compiles it. Optimising it takes longer than what it then saves within the
 * first ten thousand statements, and keeps 75 MB.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

const asText = (value: string): string => value;
const parsers = { [pgliteTypes.DATE]: asText, [pgliteTypes.NUMERIC]: asText, [pgliteTypes.INT8]: Number };

/**
 * The embedded PostgreSQL in a directory, or in memory. Calendar days stay text (`YYYY-MM-DD`): a JavaScript Date would
 * shift them by the time zone.
 * @throws SettingsDamaged
 */
export async function embeddedPostgres(directory: string | undefined): Promise<PGlite> {
  compileOnce();
  if (directory === undefined) return await PGlite.create({ parsers });
  try {
    return await PGlite.create({ fs: new DurableFiles(directory), startParams, parsers });
  } catch (error) {
    throw new SettingsDamaged(directory, error);
  }
}
