import type { z } from 'zod';
import { type FileStore, FileStoreError, textOf } from '../files/file-store.ts';
import { DataDirectoryError } from './data-directory-error.ts';

/** A small JSON file; undefined when it is absent. @throws DataDirectoryError when it is damaged. */
export async function readJsonFile<Schema extends z.ZodType>(
  files: FileStore,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await textOf(files, name).catch((error: Error) => {
    if (error instanceof FileStoreError) throw error;
    throw new DataDirectoryError(`${files.addressOf(name)} cannot be read: ${error.message}`, { cause: error });
  });
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(jsonOrUndefined(text));
  if (parsed.success) return parsed.data;
  throw new DataDirectoryError(
    `${files.addressOf(name)} is damaged. Restore it from a backup, or move the data directory away.`,
  );
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
