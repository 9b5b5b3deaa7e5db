import type { Settings } from '@waybill/db';
import type { RemoteFile } from './remote/remote-folder.ts';

const keyOf = ({ name, listing }: Pick<RemoteFile, 'name' | 'listing'>): string => `${name}\n${listing}`;

/** Whether a file name fits a pattern of `*` (any letters) and `?` (one letter), whatever its case. */
export function fits(name: string, pattern: string): boolean {
  const parts = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${parts}$`, 'isu').test(name);
}

/** The listed files that fit, apart those that were not taken in yet; a name that is a path fits nothing. */
export async function sortFiles(
  settings: Settings,
  location: { readonly id: number; readonly pattern: string },
  listed: readonly RemoteFile[],
): Promise<{ known: RemoteFile[]; fresh: RemoteFile[] }> {
  const fitting = listed.filter(({ name }) => !/[/\\\p{Cc}]/u.test(name) && fits(name, location.pattern));
  const taken = await settings
    .selectFrom('ftp_file')
    .select(['name', 'listing'])
    .where('location_id', '=', location.id)
    .where('outcome', '<>', 'failed')
    .execute();
  const keys = new Set(taken.map(keyOf));
  return {
    known: fitting.filter((file) => keys.has(keyOf(file))),
    fresh: fitting.filter((file) => !keys.has(keyOf(file))),
  };
}
