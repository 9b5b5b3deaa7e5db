import { execFile } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Writes the rows of a Parquet file as a stream of Arrow (IPC) to another file, chunk by chunk. A process of its own does
 * it, because this one answers others meanwhile, and because DuckDB cannot be ended within a thread. Throws if the signal
 * ends it.
 */
export async function writeArrow(parquet: string, arrow: string, signal: AbortSignal): Promise<void> {
  const program = fileURLToPath(new URL('./arrow-process.ts', import.meta.url));
  await promisify(execFile)(execPath, [program, parquet, arrow], { signal, killSignal: 'SIGKILL' });
}
