import type { Draft } from '../../draft/draft.ts';
import type { AskedMeasure, Reading } from '../../reading/reading.ts';

/** ‘How many’, after a list of invoices */
export function countOfInvoices(draft: Draft, base: Reading): Reading | undefined {
  const [only, ...more] = base.dimensions;
  const isAsked = draft.saysHowMany && draft.measures.length + draft.dimensions.length + draft.filters.length === 0;
  const isOfInvoices = only === 'invoice_number' && more.length === 0 && draft.periods.ranges.length === 0;
  if (!isAsked || !isOfInvoices || draft.conditions.rows.length + draft.conditions.groups.length > 0) return undefined;
  const measures: readonly AskedMeasure[] = [{ kind: 'count', dimension: only }];
  return { ...base, measures, dimensions: [], sort: undefined, limit: undefined, place: undefined, show: 'number' };
}
