import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpacked } from '@waybill/invoices';
import type { NamedFile } from './files-to-load.ts';

/**
 * The named files, with each archive replaced by the files in it, which are on the disk only while they are processed.
 */
export async function* eachUnpacked(files: readonly NamedFile[]): AsyncGenerator<NamedFile> {
  for (const file of files) {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-'));
    try {
      yield* await unpacked(file, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
