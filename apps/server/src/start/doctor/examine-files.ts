import { randomUUID } from 'node:crypto';
import { type FileStore, textOf } from '../../platform/files/file-store.ts';
import { type Finding, failure, fine, messageOf } from './finding.ts';

const area = 'Files';
const content = 'Waybill’s check-up writes this file, reads it and deletes it again.';

/** Whether files can be written, read, listed and deleted, and are not replaced when that is not wanted. */
export async function examineFiles({ files }: { readonly files: FileStore }): Promise<Finding[]> {
  const name = `check-up/${randomUUID()}`;
  try {
    await files.write(name, content);
    const kept = await files.writeOnce(name, 'another content');
    const read = await textOf(files, name);
    const listed = (await files.list('check-up')).some((each) => each.name === name);
    await files.remove(name);
    const left = await files.size(name);
    const problem = problemOf({ kept, read, listed, left });
    if (problem === undefined) return [fine(area, `Files can be written, read and deleted in ${files.location}.`)];
    return [failure(area, `${files.location}: ${problem}`, 'Use storage that is compatible with S3 in this, too.')];
  } catch (error) {
    await files.remove(name).catch(() => undefined);
    return [failure(area, messageOf(error), 'See WAYBILL_FILES in docs/operating.md, and correct the settings.')];
  }
}

function problemOf(found: {
  readonly kept: string;
  readonly read: string | undefined;
  readonly listed: boolean;
  readonly left: number | undefined;
}): string | undefined {
  if (found.kept !== content) return 'a file was replaced although only a new one was to be written (If-None-Match).';
  if (found.read !== content) return 'a file was not read as it was written.';
  if (!found.listed) return 'a file that was written is not listed.';
  return found.left === undefined ? undefined : 'a file that was deleted is still there.';
}
