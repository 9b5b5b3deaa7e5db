import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Mailbox } from './mailbox.ts';

const folder = 'received-mails';
/** So many mails of a location wait at most; the sending server keeps further ones, and tries again. */
const mostWaiting = 500;
const mostBytesWaiting = 2_000_000_000;

/** Of a location whose mails come to the server itself, there is no other server whose key could be known. */
export const noKeyOfReception = 'this server';

/** Keeps a mail until it is read. */
export async function keepMail(files: FileStore, locationId: number, mail: Uint8Array, now: Date): Promise<void> {
  await files.write(`${folderOf(locationId)}/${now.getTime()}-${randomUUID()}.eml`, mail);
}

/** Whether further mails can be kept for a location. */
export async function hasRoom(files: FileStore, locationId: number): Promise<boolean> {
  const waiting = await files.list(folderOf(locationId));
  return waiting.length < mostWaiting && waiting.reduce((sum, { bytes }) => sum + bytes, 0) < mostBytesWaiting;
}

/** The locations for which mails are kept. */
export async function locationsWithMails(files: FileStore): Promise<readonly number[]> {
  const kept = await files.list(folder);
  return [...new Set(kept.map(({ name }) => Number(name.split('/').at(-2))))].filter(Number.isSafeInteger);
}

/** Forgets the mails of a location that was deleted. */
export async function removeMails(files: FileStore, locationId: number): Promise<void> {
  for (const { name } of await files.list(folderOf(locationId))) await files.remove(name);
}

/** The mails that are kept for a location, as a mailbox. They are removed when they were dealt with. */
export function openReceivedMails(files: FileStore, locationId: number): Mailbox {
  let names: readonly string[] = [];
  const nameOf = (uid: number): string => names[uid] ?? '';
  const read = async (uid: number): Promise<Buffer | undefined> => {
    const found = await files.open(nameOf(uid));
    return found === undefined ? undefined : await buffer(found.content);
  };
  return {
    hostKey: noKeyOfReception,
    async list() {
      const kept = await files.list(folderOf(locationId));
      names = kept.map(({ name }) => name).toSorted();
      return names.map((name, uid) => ({ uid, place: `smtp/${name.slice(name.lastIndexOf('/') + 1)}` }));
    },
    async begin(uid, bytes) {
      const mail = await read(uid);
      return mail === undefined ? undefined : { bytes: mail.length, start: mail.subarray(0, bytes) };
    },
    read,
    move: async () => undefined,
    finish: (uid) => files.remove(nameOf(uid)),
    close: () => undefined,
  };
}

const folderOf = (locationId: number): string => `${folder}/${locationId}`;
