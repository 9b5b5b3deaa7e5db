declare module 'vitest' {
  export interface ProvidedContext {
    /** Server of this run; null when the embedded database is tested. */
    postgresUrl: string | null;
    /** A settings database with the demo's people and clients, to be copied: its name on the server, or the directory of the embedded one. */
    settingsTemplate: string;
    /** A warehouse file with the tiny profile and the invoice of a second tenant, to be copied. */
    warehouseTemplate: string;
    /** The ClickHouse servers of this run; none if all houses have files. */
    clickHouseUrls: readonly string[];
  }
}

export {};
