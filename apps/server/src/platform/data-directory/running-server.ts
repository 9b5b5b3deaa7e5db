import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { DirectoryFileStore } from '../files/directory-file-store.ts';
import type { DataPaths } from './data-paths.ts';
import { readJsonFile } from './read-json-file.ts';
import { writeFileWhole } from './write-file-whole.ts';

const serverFile = z.object({ pid: z.number().int(), address: z.url(), token: z.string().min(1) });

/** How the command on this machine reaches the server that has the data directory open. */
export type RunningServer = z.infer<typeof serverFile>;

/** Records where the server is and how the command may speak to it. */
export function announceServer(paths: DataPaths, server: RunningServer): Promise<void> {
  return writeFileWhole(paths.server, `${JSON.stringify(server)}\n`);
}

/** Removes that record when the server stops. */
export function withdrawServer(paths: DataPaths): Promise<void> {
  return rm(paths.server, { force: true });
}

/** The server that runs on this data directory; undefined if there is none, even if one crashed. */
export async function findRunningServer(paths: DataPaths): Promise<RunningServer | undefined> {
  const server = await readJsonFile(new DirectoryFileStore(paths.scratch), basename(paths.server), serverFile);
  return server !== undefined && isAlive(server.pid) ? server : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
