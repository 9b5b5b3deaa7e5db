import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import { isListed } from '../packages-listed.ts';
import { sortOfRows } from '../sort-of-rows.ts';
import { listsOnward } from './lists-onward.ts';

/** Whether a follow-up asks for packages one by one. */
export function tellsRows(draft: Draft, base: Reading): boolean {
  if (draft.isList || (listsOnward(draft, base) && isListed(draft))) return true;
  return base.show === 'rows' && (sortOfRows(draft) !== undefined || !saysFigure(draft));
}

function saysFigure({ measures, isCost, saysHowMany, dimensions, grain }: Draft): boolean {
  return measures.length > 0 || isCost || saysHowMany || dimensions.length > 0 || grain !== undefined;
}
