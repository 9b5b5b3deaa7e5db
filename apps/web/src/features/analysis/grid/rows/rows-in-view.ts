import { blockSize } from '../request/grid-request.ts';

/** Places of the first and the last row or group of the top level that are in view. */
export interface RowsInView {
  readonly first: number;
  readonly last: number;
}

/** A hundred rows that can be downloaded, or what is left of them at the end. Rows are counted from 1. */
export interface DownloadableBlock {
  readonly block: number;
  readonly from: number;
  readonly to: number;
}

/** The blocks that the rows in view belong to; two if the view crosses from one to the next. */
export function blocksOfView({ first, last }: RowsInView, count: number): readonly DownloadableBlock[] {
  const lastRow = Math.max(Math.min(last, count - 1), 0);
  const firstBlock = Math.floor(Math.min(first, lastRow) / blockSize);
  const lastBlock = Math.floor(lastRow / blockSize);
  return Array.from({ length: lastBlock - firstBlock + 1 }, (_, step) => {
    const block = firstBlock + step;
    return { block, from: block * blockSize + 1, to: Math.min((block + 1) * blockSize, count) };
  });
}
