import { createReadStream } from 'node:fs';
import { pieceBytes, storeFile } from './piece-store.ts';

/** The input of the process: the directory of the backups, and files with their paths in the backup. */
export interface FilesToStore {
  readonly directory: string;
  readonly files: readonly { readonly source: string; readonly path: string }[];
}

process.once('message', async ({ directory, files }: FilesToStore) => {
  try {
    const stored = [];
    let added = 0;
    for (const { source, path } of files) {
      const content = createReadStream(source, { highWaterMark: pieceBytes });
      const file = await storeFile(directory, content, path, (bytes) => {
        added += bytes;
      });
      if (file !== undefined) stored.push(file);
    }
    process.send?.({ stored, added });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    process.disconnect();
  }
});
