import type { StagedColumn, StagedTable, StagedValue } from '@waybill/warehouse';
import { StageFile } from './stage-file.ts';

/** Rows of packages on their way into DuckDB, in a file for each segment of so many packages. */
export class SegmentedStageFile implements StagedTable {
  readonly #path: string;
  readonly #columns: readonly StagedColumn[];
  readonly #packagesOfSegment: number;
  readonly #placeOfPackage: number;
  readonly #segments: StageFile[] = [];
  #rows = 0;

  constructor(path: string, columns: readonly StagedColumn[], packagesOfSegment: number) {
    this.#packagesOfSegment = packagesOfSegment;
    this.#path = path;
    this.#columns = columns;
    this.#placeOfPackage = columns.findIndex(({ name }) => name === 'package');
  }

  /** Rows appended so far. */
  get rows(): number {
    return this.#rows;
  }

  /** Appends a row to the segment of its package; packages are numbered from 1. */
  append(values: readonly (StagedValue | undefined)[]): void {
    const segment = Math.floor((Number(values[this.#placeOfPackage]) - 1) / this.#packagesOfSegment);
    while (this.#segments.length <= segment) this.#segments.push(this.#newSegment());
    this.#segments[segment]?.append(values);
    this.#rows += 1;
  }

  async drain(): Promise<void> {
    for (const segment of this.#segments) await segment.drain();
  }

  async close(): Promise<void> {
    for (const segment of this.#segments) await segment.close();
  }

  async destroy(): Promise<void> {
    for (const segment of this.#segments) await segment.destroy();
  }

  /** A relation over the rows of each segment, in the order of appending. */
  get relations(): readonly string[] {
    return this.#segments.map(({ relation }) => relation);
  }

  #newSegment(): StageFile {
    return new StageFile(`${this.#path}-${this.#segments.length}`, this.#columns);
  }
}
