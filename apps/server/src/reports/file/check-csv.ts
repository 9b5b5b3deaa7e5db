import { stat } from 'node:fs/promises';
import type { FileOrder, ProgressListener, WrittenFile } from './file-order.ts';
import { HashedFile } from './hashed-rows.ts';

/** The rows as CSV are the file; all that is missing is their checksum. */
export async function checkCsv({ rowsFile }: FileOrder, onProgress: ProgressListener): Promise<WrittenFile> {
  const { size } = await stat(rowsFile);
  const hashed = new HashedFile(rowsFile);
  let read = 0;
  for await (const piece of hashed.pieces()) {
    read += piece.length;
    onProgress(Math.floor((100 * read) / size));
  }
  return { checksum: hashed.checksum() };
}
