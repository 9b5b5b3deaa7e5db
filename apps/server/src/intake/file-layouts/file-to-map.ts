import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { administeredFile } from '../received-files/administered-files.ts';
import { localKeptFile } from '../received-files/kept-files.ts';
import type { FileToMap } from './try-mapping.ts';

/** Lets work read a kept carrier file that the user may see. @throws ProblemError 404 for any other. */
export async function withFileToMap<Result>(
  services: Services,
  user: SignedInUser,
  fileId: number,
  work: (file: FileToMap) => Promise<Result>,
): Promise<Result> {
  const { keptAddress, name } = await administeredFile(services.settings, user, fileId);
  if (keptAddress === null) throw notFound('There is no such invoice file.');
  return await withScratchFolder(services, async (folder) =>
    work({ path: await localKeptFile(services, keptAddress, folder), name }),
  );
}
