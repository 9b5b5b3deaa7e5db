import { constants, createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileContent, type FileStore, FileStoreError, type ListedFile, type OpenedFile } from './file-store.ts';

const unfinishedEnding = '.unfinished';

/** Files in a directory, which several servers may share. Only their owner may read them. */
export class DirectoryFileStore implements FileStore {
  readonly location: string;
  readonly isOnDisk = true;

  /** The directory is absolute. */
  constructor(directory: string) {
    this.location = directory;
  }

  addressOf(name: string): string {
    return this.#path(name);
  }

  async write(name: string, content: FileContent): Promise<void> {
    await this.#whole(name, async (unfinished) => {
      const pieces = typeof content === 'string' || content instanceof Uint8Array ? [Buffer.from(content)] : content;
      await pipeline(Readable.from(pieces), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    });
  }

  async writeFrom(name: string, path: string): Promise<void> {
    // A second name for the same content costs nothing, but a file system may be another one, or know no second names.
    await this.#whole(name, (unfinished) =>
      link(path, unfinished).catch(() => copyFile(path, unfinished, constants.COPYFILE_EXCL)),
    );
  }

  async writeOnce(name: string, content: string): Promise<string> {
    const path = this.#path(name);
    const unfinished = await this.#unfinished(path);
    try {
      await pipeline(Readable.from([content]), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
      await flush(unfinished);
      await link(unfinished, path);
      return content;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return await readFile(path, 'utf8');
      throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async open(name: string): Promise<OpenedFile | undefined> {
    const handle = await open(this.#path(name), 'r').catch(undefinedIfAbsent);
    if (handle === undefined) return undefined;
    const { size } = await handle.stat();
    return { bytes: size, content: createReadStream('', { fd: handle }) };
  }

  async size(name: string): Promise<number | undefined> {
    return (await stat(this.#path(name)).catch(undefinedIfAbsent))?.size;
  }

  async list(folder = ''): Promise<readonly ListedFile[]> {
    const found = await this.#entries(folder, (name) => !isUnfinished(name));
    const listed = await Promise.all(found.map(async (name) => ({ name, bytes: await this.size(name) })));
    return listed.flatMap(({ name, bytes }) => (bytes === undefined ? [] : [{ name, bytes }]));
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async local(name: string): Promise<string | undefined> {
    return (await this.size(name)) === undefined ? undefined : this.#path(name);
  }

  async removeAbandoned(before: Date): Promise<void> {
    for (const name of await this.#entries('', isUnfinished)) {
      const path = this.#path(name);
      const found = await stat(path).catch(undefinedIfAbsent);
      // The time of the content is that of the file that a second name was made for.
      if (found !== undefined && found.ctime < before) await rm(path, { force: true });
    }
  }

  close(): void {
    // There is nothing open.
  }

  /** Fills a file beside the one that is meant, and renames it once all of it is on the disk. */
  async #whole(name: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
    const path = this.#path(name);
    const unfinished = await this.#unfinished(path);
    try {
      await fill(unfinished);
      await flush(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async #unfinished(path: string): Promise<string> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return `${path}.${crypto.randomUUID()}${unfinishedEnding}`;
  }

  async #entries(folder: string, isMeant: (name: string) => boolean): Promise<string[]> {
    const found = await readdir(this.#path(folder), { recursive: true, withFileTypes: true }).catch(undefinedIfAbsent);
    return (found ?? []).filter((entry) => entry.isFile() && isMeant(entry.name)).map((entry) => this.#nameOf(entry));
  }

  #nameOf({ parentPath, name }: Dirent): string {
    return relative(this.location, join(parentPath, name)).split(sep).join('/');
  }

  #path(name: string): string {
    const path = join(this.location, name);
    if (relative(this.location, path).startsWith('..'))
      throw new FileStoreError(`${name} is outside of ${this.location}.`);
    return path;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isUnfinished = (name: string): boolean => name.endsWith(unfinishedEnding);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function undefinedIfAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
