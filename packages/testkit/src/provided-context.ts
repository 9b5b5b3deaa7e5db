declare module 'vitest' {
  export interface ProvidedContext {
    /** Server of this run; null when the embedded database is tested. */
    postgresUrl: string | null;
    /** A warehouse file with the tiny profile, to be copied. */
    warehouseTemplate: string;
  }
}

export {};
