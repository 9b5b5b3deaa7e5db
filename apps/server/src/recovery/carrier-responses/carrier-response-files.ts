import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { writeFileWhole } from '../../platform/data-directory/write-file-whole.ts';

/** The files of carriers' answers, each under its number in the data directory. */
export class CarrierResponseFiles {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = dataPaths(dataDirectory).carrierResponses;
  }

  async write(id: number, bytes: Buffer): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    await writeFileWhole(this.#path(id), bytes);
  }

  /** Undefined when the file is gone. */
  async read(id: number): Promise<Buffer | undefined> {
    return readFile(this.#path(id)).catch(() => undefined);
  }

  async remove(id: number): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  #path(id: number): string {
    return join(this.#directory, String(id));
  }
}
