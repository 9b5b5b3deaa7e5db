import { dataPaths } from '../../../platform/data-directory/data-paths.ts';
import { type PiecesContext, PiecesInFileStore } from './pieces-in-file-store.ts';
import { PiecesOnDisk } from './pieces-on-disk.ts';
import type { UploadPieces } from './upload-pieces.ts';

/** Uploads are in the data directory if the portal's files are, else among those files. */
export function openUploadPieces(context: PiecesContext): UploadPieces {
  return context.files.isOnDisk
    ? new PiecesOnDisk(dataPaths(context.dataDirectory).resumableUploads, context.settings)
    : new PiecesInFileStore(context);
}
