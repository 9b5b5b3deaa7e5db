import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { fits } from './fits.ts';
import { longestName } from './remote/bounded.ts';
import type { RemoteFile } from './remote/remote-folder.ts';

interface Sorted {
  /** The files received before, whatever their result. */
  readonly known: RemoteFile[];
  /** The files to fetch now. */
  readonly fresh: RemoteFile[];
}

/**
 * The listed files that match, and which of them are new. A name that is a path or too long never matches. A file whose
 * load crashed the process is fetched again only on request.
 */
export async function sortFiles(
  settings: Settings,
  location: { readonly id: number; readonly pattern: string },
  listed: readonly RemoteFile[],
  isAskedFor: boolean,
): Promise<Sorted> {
  const fitting = listed.filter(({ name }) => isPlainName(name) && fits(name, location.pattern));
  const noted = await settings
    .selectFrom('ftp_file')
    .select(['name', 'listing', 'outcome'])
    .where('location_id', '=', location.id)
    .where('outcome', '<>', 'failed')
    .where(sql<boolean>`name = any(${fitting.map(({ name }) => name)}::text[])`)
    .execute();
  const taken = new Set(noted.filter(({ outcome }) => outcome !== 'interrupted').map(versionOf));
  const interrupted = new Set(noted.filter(({ outcome }) => outcome === 'interrupted').map(versionOf));
  return {
    known: fitting.filter((file) => taken.has(versionOf(file))),
    fresh: fitting.filter((file) => !taken.has(versionOf(file)) && (isAskedFor || !interrupted.has(versionOf(file)))),
  };
}

const isPlainName = (name: string): boolean => name.length <= longestName && !/[/\\\p{Cc}]/u.test(name);

const versionOf = ({ name, listing }: Pick<RemoteFile, 'name' | 'listing'>): string => `${name}\n${listing}`;
