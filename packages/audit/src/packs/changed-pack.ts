import { type Packs, packIn, packOf } from './pack.ts';
import type { PackKind, PackRow } from './pack-kinds.ts';

/** The packs with changed rows of one kind of a carrier: what would be if it published them. */
export function withChangedPack<Kind extends PackKind>(
  packs: Packs,
  carrierId: number,
  kind: Kind,
  change: (row: PackRow<Kind>) => PackRow<Kind>,
): Packs {
  const pack = packIn(packs, carrierId, kind);
  if (pack === undefined) return packs;
  const changed = packOf(carrierId, kind, pack.rows.map(change));
  return new Map([...packs].map(([place, each]) => [place, each === pack ? changed : each]));
}
