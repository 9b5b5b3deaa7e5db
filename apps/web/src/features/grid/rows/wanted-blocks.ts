import { blockSize, type GroupPath } from '../request/grid-request.ts';
import { type Branch, pathId, placeAt } from './row-tree.ts';

/** A block of a level, by its number. */
export interface WantedBlock {
  readonly path: GroupPath;
  readonly block: number;
}

/** The blocks that hold the rows [from, to) of a level. */
export function blocksOf(path: GroupPath, from: number, to: number): readonly WantedBlock[] {
  const first = Math.floor(from / blockSize);
  const last = Math.floor(Math.max(to - 1, from) / blockSize);
  return Array.from({ length: last - first + 1 }, (_, step) => ({ path, block: first + step }));
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
