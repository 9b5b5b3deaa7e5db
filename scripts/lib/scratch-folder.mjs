import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** The most that all tests together have written, and a reserve. */
const enough = 6 * 2 ** 30;

/**
 * A folder for what tests write, removed at the end. It is in memory if there is plenty, because the tests create, copy
 * and flush some hundred databases, which takes five times as long on a slow disk.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'waybill-tests-'));
  // PostgreSQL runs as another user when we are root.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > enough && freemem() > 2 * enough;
  } catch {
    return false;
  }
}
