/** A line of a carrier file that cannot be read. */
export interface BadLine {
  readonly kind: 'bad line';
  readonly path: string;
  /** Number of the line in the file, from 1; of a row over several lines the first. */
  readonly line: number;
  /** The carrier's name of the column; null when the line as a whole is wrong. */
  readonly column: string | null;
  /** A sentence. */
  readonly reason: string;
  /** The line as it stands in the file, cut after 20,000 characters. */
  readonly text: string;
}
