import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';

/** Whether a question says anything that changes the reading before it. */
export function saysChange(draft: Draft, base: Reading): boolean {
  if (draft.why && base.show === 'rows') return false;
  return (
    namesFigure(draft) ||
    namesGroups(draft) ||
    narrows(draft) ||
    namesDays(draft) ||
    ranks(draft) ||
    (draft.liftsLimit && base.limit !== undefined) ||
    draft.show !== undefined ||
    draft.isList ||
    (draft.change && base.compare !== undefined) ||
    draft.why
  );
}

function namesFigure({ measures, less, per, isCost, share, saysHowMany }: Draft): boolean {
  return measures.length + less.length > 0 || per !== undefined || isCost || share !== undefined || saysHowMany;
}

function namesGroups({ dimensions, grain, isTrend, givenUp }: Draft): boolean {
  return (
    dimensions.length > 0 || grain !== undefined || isTrend || givenUp.grains.length + givenUp.dimensions.length > 0
  );
}

function narrows({ filters, released, included, lacking, anyOf, conditions }: Draft): boolean {
  const { rows, groups, open } = conditions;
  return (
    filters.length + released.length + included.length + lacking.length > 0 ||
    rows.length + groups.length + open.length > 0 ||
    anyOf !== undefined
  );
}

function namesDays({ periods, dateType }: Draft): boolean {
  return periods.ranges.length > 0 || periods.yearBack || periods.previous || periods.ever || dateType !== undefined;
}

function ranks({ limit, place, descending, isJudged }: Draft): boolean {
  return limit !== undefined || place !== undefined || descending !== undefined || isJudged;
}
