/** A bound value. */
export type Parameter = string | number | bigint | boolean | null;

/** A statement of one engine: its text, and the values of its parameters in the order of their numbers. */
export interface WrittenStatement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}
