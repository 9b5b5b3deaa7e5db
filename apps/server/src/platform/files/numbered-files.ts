import type { FileStore, OpenedFile } from './file-store.ts';

/** Files of one kind, each under the number of its row. */
export class NumberedFiles {
  readonly #files: FileStore;
  readonly #folder: string;

  constructor(files: FileStore, folder: 'carrier-responses' | 'finding-files') {
    this.#files = files;
    this.#folder = folder;
  }

  async write(id: number, bytes: Buffer): Promise<void> {
    await this.#files.write(`${this.#folder}/${id}`, bytes);
  }

  /** Undefined when the file is gone. */
  async open(id: number): Promise<OpenedFile | undefined> {
    return await this.#files.open(`${this.#folder}/${id}`);
  }

  async remove(id: number): Promise<void> {
    await this.#files.remove(`${this.#folder}/${id}`);
  }
}
