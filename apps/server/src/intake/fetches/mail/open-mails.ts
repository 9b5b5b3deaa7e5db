import { sealerOf } from '../../../platform/secrets/sealer.ts';
import type { FetchContext } from '../fetch-context.ts';
import { accessOf, type StoredLocation } from '../stored-access.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openReceivedMails } from './received-mails.ts';

/** The mails of a location: in a mailbox, or those that were sent to the server itself. @throws RemoteError */
export async function openMails(
  { files, fetchHosts }: Pick<FetchContext, 'files' | 'fetchHosts'>,
  location: StoredLocation,
): Promise<Mailbox> {
  if (location.protocol === 'smtp') return openReceivedMails(files, location.id);
  return await openMailbox(accessOf(location, await sealerOf(files)), fetchHosts);
}
