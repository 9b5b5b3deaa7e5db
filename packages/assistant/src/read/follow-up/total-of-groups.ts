import type { Draft } from '../../draft/draft.ts';
import { isGrouped } from '../../reading/is-grouped.ts';
import type { Reading } from '../../reading/reading.ts';

/** ‘Total only’, after groups */
export function totalOfGroups(draft: Draft, base: Reading): Reading | undefined {
  if (!asksTotalAlone(draft) || !isGrouped(base) || base.measures.length === 0) return undefined;
  const isPlain = base.groupConditions.length === 0 && base.lacking === undefined && base.share === undefined;
  if (!isPlain) return undefined;
  return {
    ...base,
    dimensions: [],
    time: { ...base.time, grain: undefined },
    stepwise: undefined,
    sort: undefined,
    limit: undefined,
    place: undefined,
    show: 'number',
  };
}

function asksTotalAlone(draft: Draft): boolean {
  const { measures, filters, dimensions, periods, conditions } = draft;
  const names =
    measures.length + filters.length + dimensions.length + periods.ranges.length + conditions.rows.length > 0;
  const splits = draft.grain !== undefined || draft.share !== undefined;
  return (draft.saysTotal || draft.sumsUp) && !names && !draft.isCost && !splits;
}
