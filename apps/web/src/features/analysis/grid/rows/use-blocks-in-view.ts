import { blockLoadDebounce } from '@waybill/model';
import { useEffect, useRef } from 'react';
import type { Branch } from './row-tree.ts';
import { blockId } from './shown-row.ts';
import { blocksShown, type WantedBlock } from './wanted-blocks.ts';

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
