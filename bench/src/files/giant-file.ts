/** A file with a single invoice of any size, generated line by line. */
export interface GiantFile {
  readonly name: string;
  /** The lines of an invoice of the given number of packages, without line ends. */
  lines(packages: number): Iterable<string>;
  readonly mapping?: unknown;
}
