import type { QueryClient } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';
import { blockSize, type GroupPath } from '../request/grid-request.ts';
import { type GridQuestion, questionKey, type RowsBlock } from './grid-question.ts';
import { type KnownRows, pathId } from './row-tree.ts';

/**
 * The blocks of a question that arrived, as they stood when this was made: of the newest version of the data that is
 * among them. Blocks of an older one are as if they had not arrived.
 */
export class CachedRows implements KnownRows {
  readonly #levels = new Map<string, Map<number, RowsBlock>>();
  /** The version of the data; 0 until a block has arrived. */
  readonly dataVersion: number;
  /** Whether there are blocks of an older version. */
  readonly hasOlder: boolean;

  constructor(queryClient: QueryClient, question: GridQuestion) {
    const found = queryClient.getQueriesData<RowsBlock>({ queryKey: questionKey(question) });
    const versions = found.flatMap(([, answer]) => (answer === undefined ? [] : [answer.dataVersion]));
    this.dataVersion = versions.reduce((newest, version) => Math.max(newest, version), 0);
    this.hasOlder = versions.some((version) => version < this.dataVersion);
    for (const [queryKey, answer] of found) {
      const [id, block] = queryKey.slice(-2);
      if (answer === undefined || typeof id !== 'string' || typeof block !== 'number') continue;
      if (answer.dataVersion < this.dataVersion) continue;
      const level = this.#levels.get(id) ?? new Map<number, RowsBlock>();
      this.#levels.set(id, level.set(block, answer));
    }
  }

  count(path: GroupPath): number | undefined {
    return this.#anyBlock(path)?.lastRow;
  }

  row(path: GroupPath, index: number): DataRow | undefined {
    return this.#level(path)?.get(Math.floor(index / blockSize))?.data[index % blockSize];
  }

  *arrived(path: GroupPath): Iterable<readonly [number, DataRow]> {
    for (const [block, { data }] of this.#level(path) ?? []) {
      for (const [place, row] of data.entries()) yield [block * blockSize + place, row];
    }
  }

  /** The fields that a pivot made. */
  pivotFields(): readonly string[] {
    return this.#anyBlock([])?.secondaryColumnFields ?? [];
  }

  #anyBlock(path: GroupPath): RowsBlock | undefined {
    return this.#level(path)?.values().next().value;
  }

  #level(path: GroupPath): ReadonlyMap<number, RowsBlock> | undefined {
    return this.#levels.get(pathId(path));
  }
}
