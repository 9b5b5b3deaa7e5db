import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The packages' files of markup runs in the data directory. */
export class RunFiles {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, 'markup-runs');
  }

  path(file: string): string {
    return join(this.#directory, file);
  }

  /** Creates a new file and returns its name; deletes it on failure. */
  async write(fill: (path: string) => Promise<void>): Promise<string> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const file = `${randomUUID()}.csv`;
    try {
      await fill(this.path(file));
      return file;
    } catch (error) {
      await this.remove(file);
      throw error;
    }
  }

  async remove(file: string): Promise<void> {
    await rm(this.path(file), { force: true });
  }
}
