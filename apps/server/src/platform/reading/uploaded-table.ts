import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { largestTableFile } from '@waybill/contract';
import { FileBeyondLimits, type FileTable, UnreadableFile } from '@waybill/invoices';
import { withScratchFolder } from '../data-directory/scratch-folder.ts';
import type { Services } from '../services.ts';
import { fieldProblem } from '../tables/field-problem.ts';
import { inTurnOfReaders } from './readers.ts';

/** What reading an uploaded table needs from the app. */
export type TableServices = Pick<Services, 'readers' | 'dataDirectory' | 'scratchDirectory'>;

/** A CSV file or an Excel workbook as the body of a request has it. */
export interface UploadedTable {
  /** In Base64. */
  readonly content: string;
  readonly sheet?: string | undefined;
}

/** Of a request: Base64 takes four characters for three bytes, and the rest of the body is short. */
export const largestTableBody = Math.ceil((largestTableFile * 4) / 3) + 64 * 1024;

/** Reads an uploaded table with all its lines. @throws ProblemError 400 at `content` for a file that cannot be read, or is too large. */
export async function uploadedTable(
  services: TableServices,
  { userId }: { readonly userId: number | null },
  { content, sheet }: UploadedTable,
  signal: AbortSignal | undefined,
): Promise<FileTable> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > largestTableFile) throw fieldProblem('content', 'must have at most 4 MB');
  return await withScratchFolder(services, async (folder) => {
    const path = join(folder, 'table');
    await writeFile(path, bytes, { mode: 0o600 });
    return await inTurnOfReaders(services, { path, userId: userId ?? undefined, signal }, (reader) =>
      reader.table(path, sheet),
    );
  }).catch((error: unknown) => {
    if (error instanceof UnreadableFile || error instanceof FileBeyondLimits)
      throw fieldProblem('content', error.message);
    throw error;
  });
}
