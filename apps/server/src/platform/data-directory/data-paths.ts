import { join } from 'node:path';

/**
 * The paths in a data directory and in this server's scratch directory, apart from what is in the file store. They are
 * absolute if the directories are.
 */
export interface DataPaths {
  readonly directory: string;
  /**
   * The directory of `fetched`, `uploaded`, `written` and `server`; the data directory itself unless several servers
   * share that.
   */
  readonly scratch: string;
  /** The DuckDB file of packages, charges and invoices. */
  readonly warehouse: string;
  /** The embedded Postgres; unused when `DATABASE_URL` names a server. */
  readonly postgres: string;
  /** Carrier files that are being fetched from other servers. */
  readonly fetched: string;
  /** Carrier files that are being uploaded by browsers. */
  readonly uploaded: string;
  /** Carrier files that were, or are being, uploaded in pieces, and have not been loaded yet. */
  readonly resumableUploads: string;
  /** Temporary files; removed at the next start. */
  readonly written: string;
  /** Address of the running server; absent when none runs. */
  readonly server: string;
}

/**
 * Where everything is in a data directory. `scratch`: a directory for this server alone, if others share the data
 * directory.
 */
export function dataPaths(directory: string, scratch = directory): DataPaths {
  return {
    directory,
    scratch,
    warehouse: join(directory, 'waybill.duckdb'),
    postgres: join(directory, 'postgres'),
    fetched: join(scratch, 'fetched'),
    uploaded: join(scratch, 'uploaded'),
    resumableUploads: join(directory, 'resumable-uploads'),
    written: join(scratch, 'written'),
    server: join(scratch, 'server.json'),
  };
}
