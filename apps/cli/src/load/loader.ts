import type { FileMapping, ReadingAnswers } from '@waybill/contract';
import type { LoadPreview, LoadProgress, LoadReport } from '@waybill/server';

/** A file that is to be loaded. */
export interface FileToLoad {
  /** Absolute path. */
  readonly path: string;
  /** As the user wrote it, without folders. */
  readonly name: string;
  readonly clientId?: number | undefined;
  readonly acceptBadLines: boolean;
  /** Why it cannot be read, if it could not be extracted from its archive. */
  readonly refusal?: string | undefined;
  /** What the user says of it that it does not say itself. */
  readonly answers?: ReadingAnswers | undefined;
  /** How to read the file, instead of by the layout recognised from its content. */
  readonly mapping?: FileMapping | undefined;
}

/** Loads and previews files: through the running server, or in a data directory that it opens itself. */
export interface Loader {
  /** Calls back for the first time when the file has its place among those that wait. */
  load(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadReport>;
  /** What loading would do; stores nothing. */
  preview(file: FileToLoad, onProgress: (progress: LoadProgress) => void): Promise<LoadPreview>;
  close(): Promise<void>;
}
