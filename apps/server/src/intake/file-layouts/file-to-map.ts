import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { administeredFile } from '../invoice-files/administered-files.ts';
import type { FileToMap } from './try-mapping.ts';

/** A kept carrier file that the user may see. @throws ProblemError 404 for any other. */
export async function fileToMap(
  { settings }: Pick<Services, 'settings'>,
  user: SignedInUser,
  fileId: number,
): Promise<FileToMap> {
  const { keptPath, name } = await administeredFile(settings, user, fileId);
  if (keptPath === null) throw notFound('There is no such invoice file.');
  return { path: keptPath, name };
}
