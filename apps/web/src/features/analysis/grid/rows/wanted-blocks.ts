import { blockLoadDebounce } from '@waybill/model';
import { useEffect, useRef } from 'react';
import { blockSize, type GroupPath } from '../request/grid-request.ts';
import { type Branch, pathId, placeAt } from './row-tree.ts';
import { blockId } from './shown-row.ts';

/** A block of a level, by its number. */
export interface WantedBlock {
  readonly path: GroupPath;
  readonly block: number;
}

/** The blocks that the positions [from, to) of the picture show, each once. */
export function blocksShown(tree: Branch, from: number, to: number): readonly WantedBlock[] {
  const wanted = new Map<string, WantedBlock>();
  for (let position = from; position < Math.min(to, tree.size); position += 1) {
    const place = placeAt(tree, position);
    if (place === undefined) continue;
    const block = Math.floor(place.index / blockSize);
    wanted.set(`${block} ${pathId(place.path)}`, { path: place.path, block });
  }
  return [...wanted.values()];
}

/** Reports the blocks that rows [first, last) of the picture need: at once, or after a pause while they change fast (S2 section 9). */
export function useBlocksInView(
  tree: Branch,
  first: number,
  last: number,
  onBlocks: (blocks: readonly WantedBlock[]) => void,
): void {
  const reported = useRef({ id: '', at: 0 });
  useEffect(() => {
    const blocks = blocksShown(tree, first, last);
    const id = blocks.map(({ path, block }) => blockId(path, block)).join('\n');
    if (id === reported.current.id) return;
    const report = () => {
      reported.current = { id, at: performance.now() };
      onBlocks(blocks);
    };
    const pause = reported.current.at + blockLoadDebounce - performance.now();
    if (pause <= 0) return report();
    const timer = setTimeout(report, blockLoadDebounce);
    return () => clearTimeout(timer);
  }, [tree, first, last, onBlocks]);
}
