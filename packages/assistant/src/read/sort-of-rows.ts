import type { Draft } from '../draft/draft.ts';
import type { Reading } from '../reading/reading.ts';

/** ‘Sort by weight’, ‘list of packages by weight’. */
export function sortOfRows({ measures: named, sortsBy, isList }: Draft): Reading['rowsBy'] {
  const measures = named.filter((each) => each.kind !== 'measure' || each.measure !== 'packages');
  const [only, ...more] = measures;
  if (!(sortsBy || isList) || more.length > 0 || only?.kind !== 'measure') return undefined;
  if (only.measure === 'billWeight' || only.measure === 'actualWeight') return 'actual_weight';
  return only.measure === 'totalSpend' ? 'net_amount' : undefined;
}
