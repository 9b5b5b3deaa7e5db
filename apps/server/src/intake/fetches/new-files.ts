import type { Settings } from '@waybill/db';
import { fits } from './fits.ts';
import { longestName } from './remote/bounded.ts';
import type { RemoteFile } from './remote/remote-folder.ts';

interface Sorted {
  /** What was taken in before, whatever became of it. */
  readonly known: RemoteFile[];
  /** What is to be fetched now. */
  readonly fresh: RemoteFile[];
}

/**
 * The listed files that fit, apart those that were not taken in yet; a name that is a path, or longer than names are,
 * fits nothing. A file whose loading ended the process is fetched again only when somebody asks for it.
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
