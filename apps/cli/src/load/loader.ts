import type { LoadPreview, LoadProgress, LoadReport } from '@waybill/server';

/** A file that is to be loaded. */
export interface FileToLoad {
  /** Absolute path. */
  readonly path: string;
  /** As the user wrote it, without folders. */
  readonly name: string;
  readonly clientId?: number | undefined;
  readonly acceptBadLines: boolean;
}

/** Loads and previews files: through the running server, or into a data directory that it opened itself. */
export interface Loader {
  load(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadReport>;
  /** What loading would do; stores nothing. */
  preview(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadPreview>;
  close(): Promise<void>;
}
