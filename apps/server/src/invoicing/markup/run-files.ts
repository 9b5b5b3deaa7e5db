import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import type { OpenedFile } from '../../platform/files/file-store.ts';
import type { Services } from '../../platform/services.ts';

/** The packages' files of markup runs. */
export class RunFiles {
  readonly #files: Services['files'];
  readonly #written: string;

  constructor({ files, dataDirectory, scratchDirectory }: RunFilesContext) {
    this.#files = files;
    this.#written = dataPaths(dataDirectory, scratchDirectory).written;
  }

  /** Undefined when the file is gone. */
  async open(file: string): Promise<OpenedFile | undefined> {
    return await this.#files.open(nameOf(file));
  }

  /** Creates a new file and returns its name; keeps nothing of it on failure. */
  async write(fill: (path: string) => Promise<void>): Promise<string> {
    await mkdir(this.#written, { recursive: true, mode: 0o700 });
    const file = `${randomUUID()}.csv`;
    const path = join(this.#written, file);
    try {
      await fill(path);
      await this.#files.writeFrom(nameOf(file), path);
      return file;
    } finally {
      await rm(path, { force: true });
    }
  }

  async remove(file: string): Promise<void> {
    await this.#files.remove(nameOf(file));
  }
}

/** What the files of runs need from the app. */
export type RunFilesContext = Pick<Services, 'files' | 'dataDirectory' | 'scratchDirectory'>;

const nameOf = (file: string): string => `markup-runs/${file}`;
