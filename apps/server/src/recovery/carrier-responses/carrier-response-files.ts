import type { FileStore, OpenedFile } from '../../platform/files/file-store.ts';

/** The files of carriers' answers, each under its number. */
export class CarrierResponseFiles {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  async write(id: number, bytes: Buffer): Promise<void> {
    await this.#files.write(nameOf(id), bytes);
  }

  /** Undefined when the file is gone. */
  async open(id: number): Promise<OpenedFile | undefined> {
    return await this.#files.open(nameOf(id));
  }

  async remove(id: number): Promise<void> {
    await this.#files.remove(nameOf(id));
  }
}

const nameOf = (id: number): string => `carrier-responses/${id}`;
