import { createWriteStream } from 'node:fs';
import { access, constants, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve, sep } from 'node:path';
import { stdin } from 'node:process';
import { pipeline } from 'node:stream/promises';
import { isLeftBehind } from '@waybill/invoices';
import { UsageError } from '../usage-error.ts';

/** A file that the user named, or that is in a folder that they named. */
export interface NamedFile {
  /** Absolute path. */
  readonly path: string;
  /** The name under which the file is listed afterwards. */
  readonly name: string;
  /** Why it cannot be read, if it could not be extracted from its archive. */
  readonly refusal?: string;
}

/** Files to load; `remove` deletes the copy of standard input. */
export interface NamedFiles {
  readonly files: readonly NamedFile[];
  remove(): Promise<void>;
}

/** How the user names standard input. */
const standardInput = '-';

/**
 * Finds the files for the command's arguments: a file, a folder with everything below it except hidden files and what
 * systems leave there, or `-` for standard input, which gets the name that is given for it.
 * @throws UsageError for a path that cannot be read, and for a folder without files
 */
export async function filesToLoad(names: readonly string[], nameOfInput = 'standard-input'): Promise<NamedFiles> {
  const fromInput = names.includes(standardInput) ? await copyOfStandardInput(nameOfInput) : undefined;
  const remove = async () => {
    if (fromInput !== undefined) await rm(fromInput.folder, { recursive: true, force: true });
  };
  try {
    const files: NamedFile[] = [];
    for (const name of names) {
      if (name === standardInput && fromInput !== undefined) files.push(fromInput.file);
      else files.push(...(await filesAt(name)));
    }
    return { files, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function filesAt(name: string): Promise<NamedFile[]> {
  const path = resolve(name);
  try {
    const found = await stat(path);
    if (found.isDirectory()) return await filesBelow(path, name);
    if (!found.isFile()) throw new UsageError(`${name} is neither a file nor a folder.`);
    await access(path, constants.R_OK);
    return [{ path, name: basename(path) }];
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/** In order of their names, folder by folder; named after where they are in the folder. */
async function filesBelow(folder: string, name: string): Promise<NamedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(path.slice(folder.length)) && !isLeftBehind(basename(path)))
    .sort();
  if (files.length === 0) throw new UsageError(`The folder ${name} contains no files.`);
  return files.map((path) => ({ path, name: relative(folder, path).split(sep).join('/') }));
}

const isHidden = (path: string): boolean => /[\\/]\./.test(path);

async function copyOfStandardInput(name: string): Promise<{ readonly folder: string; readonly file: NamedFile }> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-'));
  const path = join(folder, 'standard-input');
  await pipeline(stdin, createWriteStream(path, { mode: 0o600 }));
  return { folder, file: { path, name } };
}
