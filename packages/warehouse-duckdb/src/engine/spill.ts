import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';

const bytesOfMegabyte = 1_000_000;

/** Limits the disk space that queries and loads may use while they run; infinite: limited only by the disk. */
export async function limitSpill(connection: DuckDBConnection, bytes: number): Promise<void> {
  const megabytes = Math.max(1, Math.ceil(bytes / bytesOfMegabyte));
  const isLimited = Number.isFinite(bytes);
  await connection.run(isLimited ? `set max_temp_directory_size = '${megabytes}MB'` : 'reset max_temp_directory_size');
}

/** Bytes that running queries and loads use on the disk besides the file. */
export async function spilledBytes(file: string): Promise<number> {
  const folder = `${file}.tmp`;
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** 0 if it has been deleted meanwhile. */
async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
