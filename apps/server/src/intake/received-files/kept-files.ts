import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';

const folder = 'invoices';

/** The name of a carrier's file, or of the list of its bad lines, in the file store. */
export const keptFileName = (name: string): string => `${folder}/${name}`;

/**
 * The same from the address that a row of `invoice_file` has. What was stored there before the data directory was moved,
 * or the files were put into other storage, still has the old one.
 */
export const nameOfAddress = (address: string): string => keptFileName(address.split(/[/\\]/).at(-1) ?? '');

/** Where a kept file can be read from a disk; a copy of it goes into the folder. @throws ProblemError 404 if it is gone. */
export async function localKeptFile(
  { files }: Pick<Services, 'files'>,
  address: string,
  scratchFolder: string,
): Promise<string> {
  const path = await files.local(nameOfAddress(address), scratchFolder);
  if (path === undefined) throw notFound('No such file found!.');
  return path;
}
