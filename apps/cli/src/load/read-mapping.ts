import { readFile } from 'node:fs/promises';
import { type FileMapping, fileMapping } from '@waybill/contract';
import { mappingProblems } from '@waybill/invoices';
import { UsageError } from '../usage-error.ts';

/** The mapping in a JSON file. @throws UsageError with everything that is wrong, each with its field. */
export async function readMapping(path: string): Promise<FileMapping> {
  const read = fileMapping.safeParse(await jsonIn(path));
  const problems = read.success
    ? mappingProblems(read.data)
    : read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  if (read.success && problems.length === 0) return read.data;
  const lines = problems.map(({ field, message }) => `  ${field === '' ? 'the file' : field}: ${message}`);
  throw new UsageError([`The mapping ${path} cannot be used:`, ...lines].join('\n'));
}

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The mapping ${path} cannot be read: ${reason}`);
  }
}
