import { blockSize, type GroupPath } from '../request/grid-request.ts';
import { type Branch, pathId, placeAt } from './row-tree.ts';

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
