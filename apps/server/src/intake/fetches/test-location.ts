import type { ftpTest } from '@waybill/contract';
import type { z } from 'zod';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import { administeredLocation } from './administered-locations.ts';
import type { FetchContext } from './fetch-context.ts';
import { sortFiles } from './new-files.ts';
import { openRemote } from './remote/open-remote.ts';
import { RemoteError } from './remote/remote-folder.ts';
import { accessOf } from './stored-access.ts';

/**
 * Connects like a fetch and lists the folder; the first time, it remembers the server's key.
 * @throws ProblemError 400 with what is wrong, 404 for a location that the administrator may not see.
 */
export async function testLocation(
  context: FetchContext,
  administrator: SignedInUser,
  id: number,
): Promise<z.input<typeof ftpTest>> {
  const { settings, clock, files, fetchHosts } = context;
  const { name } = await administeredLocation(settings, administrator, id);
  const location = await settings.selectFrom('ftp_location').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const audit = (more: Readonly<Record<string, unknown>>) =>
    writeAudit(settings, administrator, clock(), { action: 'ftp_location.test', subject: { id, name }, more });
  try {
    const folder = await openRemote(accessOf(location, await sealerOf(files)), fetchHosts);
    try {
      const { known, fresh } = await sortFiles(settings, location, await folder.list(), true);
      const { hostKey } = folder;
      if (location.host_key === null) {
        await settings.updateTable('ftp_location').set({ host_key: hostKey }).where('id', '=', id).execute();
      }
      await audit({ outcome: 'works', hostKey });
      return { hostKey, files: known.length + fresh.length, newFiles: fresh.length };
    } finally {
      folder.close();
    }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await audit({ outcome: error.message });
    throw badRequest(error.message);
  }
}
