import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { DataDirectoryError } from './data-directory-error.ts';

/** A small JSON file of the data directory; undefined when it is absent. @throws DataDirectoryError when it is damaged. */
export async function readJsonFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DataDirectoryError(`${path} cannot be read: ${error.message}`, { cause: error });
  });
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(jsonOrUndefined(text));
  if (parsed.success) return parsed.data;
  throw new DataDirectoryError(`${path} is damaged. Restore it from a backup, or move the data directory away.`);
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
