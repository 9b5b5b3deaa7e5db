import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpacked } from '@waybill/invoices';
import type { NamedFile } from './files-to-load.ts';

/** More files are not handed in at once: each waits on a connection of its own. */
const mostFiles = 50;

/**
 * The named files in their order, in batches that can be handed in at once. The files of an archive are a batch, and are
 * on the disk only while it is processed.
 */
export async function* inBatches(files: readonly NamedFile[]): AsyncGenerator<readonly NamedFile[]> {
  let batch: NamedFile[] = [];
  for (const file of files) {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-'));
    try {
      const found = await unpacked(file, folder);
      if (found.length === 1 && found[0]?.path === file.path) {
        batch.push({ ...file, ...found[0] });
        if (batch.length < mostFiles) continue;
        yield batch;
        batch = [];
        continue;
      }
      if (batch.length > 0) yield batch;
      batch = [];
      yield found;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (batch.length > 0) yield batch;
}
