import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';

/** ‘As a percent of transportation’: the figure before as a share of another. */
export function shareOfBase(draft: Draft, base: Reading): Reading | undefined {
  const [whole, ...more] = draft.measures;
  const [part, ...others] = base.measures;
  const isShare = draft.share !== undefined && draft.dimensions.length === 0 && draft.filters.length === 0;
  if (!isShare || more.length > 0 || others.length > 0) return undefined;
  if (whole?.kind !== 'measure' || part?.kind !== 'measure' || whole.measure === part.measure) return undefined;
  return { ...base, measures: [{ kind: 'ratio', measure: part.measure, of: whole.measure, as: 'percent' }] };
}
