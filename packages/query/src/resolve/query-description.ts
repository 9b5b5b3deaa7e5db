/** A query as it is in a request: the parts of contract's DataQuery that the language reads. */
export interface QueryDescription {
  readonly selectColumnNames: readonly string[];
  readonly fromTableNames: readonly string[];
  readonly whereClauseDetails?: readonly string[] | undefined;
  readonly groupByDetails?: readonly string[] | undefined;
  readonly orderByDetails?: readonly string[] | undefined;
  readonly innerQueries?: Readonly<Record<string, unknown>> | undefined;
}
