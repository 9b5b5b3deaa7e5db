/** The clients whose rows are asked for; the server checks that the user may read them. */
export interface AskedClients {
  readonly clientId: number;
  readonly childClientIds: readonly number[];
}
