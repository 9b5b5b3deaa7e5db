import type { CalendarDay } from '@waybill/model';
import type { Draft } from '../../draft/draft.ts';
import { isGrouped } from '../../reading/is-grouped.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Circumstances } from '../completed.ts';
import { sortOfRows } from '../sort-of-rows.ts';
import { conditionsTold } from './conditions-told.ts';
import { countOfInvoices } from './count-of-invoices.ts';
import { daysTold } from './days-told.ts';
import { figuresTold } from './figures-told.ts';
import { filtersTold } from './filters-told.ts';
import { dimensionsTold, grainTold } from './groups-told.ts';
import { rankTold } from './rank-told.ts';
import { saysChange } from './says-change.ts';
import { shapedLike } from './shaped-like.ts';
import { shareOfBase } from './share-of-base.ts';
import { asksShareAlone, shareOfThat } from './share-of-that.ts';
import { shareOfTheirs } from './share-of-theirs.ts';
import { tellsRows } from './tells-rows.ts';
import { totalOfGroups } from './total-of-groups.ts';

/** The reading before with what the follow-up says; undefined where it changes nothing. */
export function followUp(draft: Draft, base: Reading, { today }: Circumstances): Reading | undefined {
  const ofWhole =
    shareOfBase(draft, base) ??
    shareOfTheirs(draft, base) ??
    shareOfThat(draft, base) ??
    countOfInvoices(draft, base) ??
    totalOfGroups(draft, base);
  if (ofWhole !== undefined) return ofWhole;
  if (asksShareAlone(draft) && !isGrouped(base)) return undefined;
  if (!saysChange(draft, base)) return undefined;
  return tellsRows(draft, base) ? rows(draft, base, today) : figures(draft, base, today);
}

/** The packages themselves. */
function rows(draft: Draft, base: Reading, today: CalendarDay): Reading {
  const { time, ...changed } = changedReading(draft, base, today);
  const sorted = base.show === 'rows' ? sortOfRows(draft) : undefined;
  return {
    ...changed,
    measures: [],
    dimensions: [],
    time: { ...time, grain: undefined },
    compare: undefined,
    share: draft.share,
    columns: draft.columns.names.length > 0 ? draft.columns.names : base.columns,
    rowsBy: sorted ?? draft.rowsBy ?? base.rowsBy ?? 'net_amount',
    sort: { by: 'measure', descending: draft.descending ?? true },
    show: 'rows',
  };
}

function figures(draft: Draft, base: Reading, today: CalendarDay): Reading {
  const changed = changedReading(draft, base, today);
  const reading: Reading = {
    ...changed,
    measures: figuresTold(draft, base, changed),
    share: draft.share ?? (draft.measures.length > 0 ? undefined : base.share),
    rowsBy: undefined,
    columns: undefined,
  };
  return shapedLike(base, reading, draft);
}

/** What rows and figures have in common: which ones they are, of which days, in which groups, and how many. */
function changedReading(draft: Draft, base: Reading, today: CalendarDay): Reading {
  const dimensions = dimensionsTold(draft, base);
  const { range, compare } = daysTold(draft, base, today);
  return {
    ...base,
    dimensions,
    filters: filtersTold(draft, base),
    ...conditionsTold(draft, base, dimensions),
    time: {
      field: draft.dateType ?? base.time.field,
      range,
      grain: grainTold(draft, base),
      assumed: draft.periods.ranges.length === 0 && base.time.assumed,
    },
    compare,
    ...rankTold(draft, base),
  };
}
