import { join } from 'node:path';

/** The paths in a data directory and in this server's scratch directory. They are absolute if the directories are. */
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
  readonly secrets: string;
  /** Mails, when no mail server is configured. */
  readonly outbox: string;
  /** Kept carrier files and quarantine reports. */
  readonly invoices: string;
  /** Carriers' responses to claims, each named by its number. */
  readonly carrierResponses: string;
  /** Carrier files that are being fetched from other servers. */
  readonly fetched: string;
  /** Carrier files that are being uploaded by browsers. */
  readonly uploaded: string;
  /** Carrier files that were, or are being, uploaded in pieces, and have not been loaded yet. */
  readonly resumableUploads: string;
  /** Temporary files; removed at the next start. */
  readonly written: string;
  /** Layout version, and whether the demo data is complete. */
  readonly version: string;
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
    secrets: join(directory, 'secrets'),
    outbox: join(directory, 'outbox'),
    invoices: join(directory, 'invoices'),
    carrierResponses: join(directory, 'carrier-responses'),
    fetched: join(scratch, 'fetched'),
    uploaded: join(scratch, 'uploaded'),
    resumableUploads: join(directory, 'resumable-uploads'),
    written: join(scratch, 'written'),
    version: join(directory, 'version.json'),
    server: join(scratch, 'server.json'),
  };
}
