import { containersCanBeStarted, startContainer } from './container-server.ts';
import { findLocalBinaries, startLocal } from './local-server.ts';
import { startPackaged } from './packaged-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { findServerUser } from './server-user.ts';

/** A real PostgreSQL: a container where an engine has or gets the image, else an installed server, else the one from npm. */
export async function startPostgres(): Promise<PostgresServer> {
  if (await containersCanBeStarted()) return startContainer();
  const binaries = findLocalBinaries();
  const user = findServerUser();
  if (binaries !== undefined && user !== undefined) return startLocal(binaries, user);
  return startPackaged();
}
