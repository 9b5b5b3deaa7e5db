/** A PostgreSQL server for one run of the tests. */
export interface PostgresServer {
  /** What it is, for the reader of the test's output. */
  readonly description: string;
  /** URL of its administrative database; the user may make databases. */
  readonly url: string;
  stop(): Promise<void>;
}
