import { bringsMails, type ftpTest } from '@waybill/contract';
import type { z } from 'zod';
import { recordEvent, writeAudit } from '../../identity/audit/write-audit.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import { administeredLocation } from './administered-locations.ts';
import type { FetchContext } from './fetch-context.ts';
import { newMails } from './fetch-mails.ts';
import { openMails } from './mail/open-mails.ts';
import { sortFiles } from './new-files.ts';
import { openRemote } from './remote/open-remote.ts';
import { type RemoteAccess, RemoteError } from './remote/remote-folder.ts';
import { accessOf, type StoredLocation } from './stored-access.ts';

/**
 * Connects like a fetch and lists the folder or mailbox; the first time, it remembers the server's key.
 * @throws ProblemError 400 with what is wrong, 404 for a location that the administrator may not see.
 */
export async function testLocation(
  context: FetchContext,
  administrator: SignedInUser,
  id: number,
): Promise<z.input<typeof ftpTest>> {
  const { settings, clock, files } = context;
  const { name } = await administeredLocation(settings, administrator, id);
  const location = await settings.selectFrom('ftp_location').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const act = (more: Readonly<Record<string, unknown>>) => ({
    action: 'ftp_location.test',
    subject: { id, name },
    more,
  });
  try {
    const { hostKey, ...found } = bringsMails(location.protocol)
      ? await inMails(context, location)
      : await inFolder(context, location, accessOf(location, await sealerOf(files)));
    await settings.transaction().execute(async (transaction) => {
      if (location.host_key === null)
        await transaction.updateTable('ftp_location').set({ host_key: hostKey }).where('id', '=', id).execute();
      await writeAudit(transaction, administrator, clock(), act({ outcome: 'works', hostKey }));
    });
    return { hostKey, ...found };
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await recordEvent(settings, administrator, clock(), act({ outcome: error.message }));
    throw badRequest(error.message);
  }
}

async function inFolder({ settings, fetchHosts }: FetchContext, location: StoredLocation, access: RemoteAccess) {
  const folder = await openRemote(access, fetchHosts);
  try {
    const { known, fresh } = await sortFiles(settings, location, await folder.list(), true);
    return { hostKey: folder.hostKey, files: known.length + fresh.length, newFiles: fresh.length };
  } finally {
    folder.close();
  }
}

async function inMails(context: FetchContext, location: StoredLocation) {
  const { settings } = context;
  const { id } = location;
  const mailbox = await openMails(context, location);
  try {
    const mails = await mailbox.list();
    return { hostKey: mailbox.hostKey, files: mails.length, newFiles: (await newMails(settings, id, mails)).length };
  } finally {
    mailbox.close();
  }
}
