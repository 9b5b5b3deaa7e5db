/** A bound value. */
export type Parameter = string | number | bigint | boolean | null;

/** A statement of one engine: its text, and the values of its parameters in the order of their numbers. */
export interface WrittenStatement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** A statement about rows that are on several shards. */
export interface GatheredStatement {
  /** What all shards answer, in this order. */
  readonly parts: readonly GatheredPart[];
  /** What is made of their answers, on one server that has the tables of all parts. */
  readonly whole: WrittenStatement;
}

/** What each shard answers by itself; the rows of all of them are a table. */
export interface GatheredPart {
  readonly table: string;
  readonly statement: WrittenStatement;
  /** The tables of earlier parts that it reads. */
  readonly reads: readonly string[];
}
