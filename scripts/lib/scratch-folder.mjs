import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** What all tests together have written at most, and a reserve. */
const enough = 6 * 2 ** 30;

/**
 * A folder for what tests write; it is removed at the end. It is in memory where there is plenty, because some hundred
 * databases are made, copied and synchronised, which a slow disk takes five times as long for.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'waybill-tests-'));
  // PostgreSQL runs as another user if we are root.
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
