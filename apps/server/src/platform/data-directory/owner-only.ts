import { type Dirent, readdirSync } from 'node:fs';
import { chmod, lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const ownersDirectory = 0o700;
const ownersFile = 0o600;
const permissions = 0o7777;

/** What was corrected in a directory whose content others could read. */
export interface Corrected {
  /** Files and directories whose permissions were changed. */
  readonly changed: number;
  /** Paths that belong to somebody else, so that their permissions could not be changed. */
  readonly failed: readonly string[];
}

/** Files that this process creates from now on can be read by their owner only. */
export function keepNewFilesToOwner(): void {
  process.umask(0o077);
}

/** Removes everybody's rights but the owner's from a directory and everything in it. Links are not changed. */
export async function keepToOwner(directory: string): Promise<Corrected> {
  const root = await realpath(directory);
  const failed: string[] = [];
  let changed = 0;
  const correct = async (path: string, wanted: number) => {
    try {
      const { mode } = await lstat(path);
      if ((mode & permissions) === wanted) return;
      await chmod(path, wanted);
      changed += 1;
    } catch (error) {
      // The databases may remove files of their own meanwhile.
      if (!isGone(error)) failed.push(path);
    }
  };
  await correct(root, ownersDirectory);
  for (const entry of entriesBelow(root)) {
    if (entry.isDirectory()) await correct(pathOf(entry), ownersDirectory);
    else if (entry.isFile()) await correct(pathOf(entry), ownersFile);
  }
  return { changed, failed };
}

/** Directories come before what is in them. */
function* entriesBelow(directory: string): Generator<Dirent> {
  for (const entry of readableEntries(directory)) {
    yield entry;
    if (entry.isDirectory()) yield* entriesBelow(pathOf(entry));
  }
}

function readableEntries(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The message for the log; undefined when nothing had to be corrected. */
export function describeCorrected(directory: string, { changed, failed }: Corrected): string | undefined {
  if (changed === 0 && failed.length === 0) return undefined;
  const done =
    changed === 0
      ? ''
      : `Other users of this machine had rights to ${changed} files and directories in ${directory}: now only their owner does.`;
  const left =
    failed.length === 0
      ? ''
      : `The permissions of ${failed.length} files and directories could not be changed, because they belong to ` +
        `another user: ${failed.slice(0, 5).join(', ')}${failed.length > 5 ? ', …' : ''}.`;
  return [done, left].filter((part) => part !== '').join(' ');
}
