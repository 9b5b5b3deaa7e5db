import type { FileMapping } from '@waybill/contract';
import type { LoadPreview, LoadProgress, LoadReport } from '@waybill/server';

/** A file that is to be loaded. */
export interface FileToLoad {
  /** Absolute path. */
  readonly path: string;
  /** As the user wrote it, without folders. */
  readonly name: string;
  readonly clientId?: number | undefined;
  readonly acceptBadLines: boolean;
  /** Why it cannot be read, if it could not be taken out of its archive. */
  readonly refusal?: string | undefined;
  /** How the file is read, instead of by the layout that its content shows. */
  readonly mapping?: FileMapping | undefined;
}

/** Loads and previews files: through the running server, or into a data directory that it opened itself. */
export interface Loader {
  load(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadReport>;
  /** What loading would do; stores nothing. */
  preview(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadPreview>;
  close(): Promise<void>;
}
