import { punctuality } from '../../conditions/punctuality.ts';
import { type Draft, plain } from '../../draft/draft.ts';
import { isGrouped } from '../../reading/is-grouped.ts';
import type { Reading } from '../../reading/reading.ts';
import { arePackages } from '../packages-named.ts';

/** ‘In percent of their packages’, after late packages by carrier: the late share of each of them. */
export function shareOfTheirs(draft: Draft, base: Reading): Reading | undefined {
  const areTheirs = draft.dimensions.every((each) => base.dimensions.includes(each));
  const isShare = draft.share !== undefined && areTheirs && draft.filters.length === 0;
  if (!isShare || !arePackages(draft.measures) || !arePackages(base.measures)) return undefined;
  if (!isGrouped(base) || base.conditions.length > 0) return undefined;
  const status = base.filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  const measure = punctuality[status?.values.join() ?? ''];
  const filters = base.filters.filter((each) => each !== status);
  return measure === undefined ? undefined : { ...base, measures: [plain(measure)], filters, share: undefined };
}
